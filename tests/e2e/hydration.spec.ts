import type { Page } from '@playwright/test';
import { expect, holdBack, test } from './fixtures.ts';

const island = (page: Page, name: string) =>
  page.locator(`astro-island[component-url*="${name}.island"]`);
const slider = (page: Page, name: string) => page.getByRole('slider', { name });
const result = (page: Page) => page.locator('#result-title');

type Case = {
  name: string;
  address: string;
  island: string;
  /** Input of a visitor, with a click on a button, while the island's file is loading. */
  change: (page: Page) => Promise<void>;
  /** Expectations once the island is hydrated. */
  answered: (page: Page) => Promise<void>;
};

const CASES: readonly Case[] = [
  {
    name: 'a filter and a sort',
    address: '/payments-kyc?coin=btc',
    island: 'ComparisonTable',
    change: async (page) => {
      // The sort list is for narrow windows, where the filters are folded.
      await page.setViewportSize({ width: 390, height: 844 });
      const filters = page.getByRole('form', { name: 'Filter the table' });
      await filters.locator('summary').first().click();
      await filters.getByRole('checkbox', { name: /^MGA/ }).check();
      await page.getByLabel('Sort by').selectOption({ index: 1 });
      await page.getByRole('button', { name: 'Copy address' }).click();
    },
    answered: async (page) => {
      await expect(page).toHaveURL(/\?coin=btc&licence=mga&sort=/);
      await expect(page.getByRole('checkbox', { name: /^MGA/ })).toBeChecked();
      expect(
        await page.getByLabel('Sort by').evaluate((list: HTMLSelectElement) => list.selectedIndex),
      ).toBe(1);
      await expect(page.locator('tbody tr').filter({ visible: true })).toHaveCount(1);
    },
  },
  {
    name: 'a weight',
    address: '/tools/weights',
    island: 'OwnWeights',
    change: (page) => slider(page, 'License').fill('20'),
    answered: async (page) => {
      await expect(slider(page, 'License')).toHaveValue('20');
      await expect(slider(page, 'License')).toHaveAttribute('aria-valuetext', /^Weight 20 of 30/);
      await expect(page).toHaveURL(/#w=20-15-15-15-10-10-10-10$/);
    },
  },
  {
    name: 'a slider of the home page',
    address: '/',
    island: 'HeroBalance',
    change: async (page) => {
      await page.getByText('Move a figure').click();
      await slider(page, 'One bet').fill('5');
    },
    answered: async (page) => {
      await expect(slider(page, 'One bet')).toHaveValue('5');
      const figures = page.locator('main figure').first().locator('dd');
      await expect(figures).toHaveText(['87', '$0', '13']);
    },
  },
  {
    name: 'a figure of a bonus',
    address: '/tools/bonus',
    island: 'BonusTool',
    change: async (page) => {
      await page.getByLabel('You play').selectOption('roulette');
      await page.getByRole('textbox', { name: 'You put in', exact: true }).fill('100');
      await page.getByLabel('At most').fill('');
      await page.getByRole('button', { name: 'Work it out' }).click();
    },
    answered: async (page) => {
      await expect(page.getByText('The fields have changed')).toBeVisible();
      await page.getByRole('button', { name: 'Work it out' }).click();
      await expect(result(page)).toHaveText('53 of 100 leave with more than they put in');
      await expect(page).toHaveURL(/#kind=match&deposit=100&/);
    },
  },
  {
    name: 'a figure of a bonus beside those of the address',
    address: '/tools/bonus#kind=match&deposit=100&match=100&wagering=35&base=bonus&game=dice&bet=1',
    island: 'BonusTool',
    change: async (page) => {
      await page.getByLabel('You play').selectOption('roulette');
    },
    answered: async (page) => {
      await expect(page.getByLabel('You play')).toHaveValue('roulette');
      await expect(page.getByRole('textbox', { name: 'You put in', exact: true })).toHaveValue(
        '100',
      );
    },
  },
  {
    name: 'a complaint',
    address: '/tools/case',
    island: 'CaseTool',
    change: async (page) => {
      await page.getByLabel('Casino', { exact: true }).selectOption('quillmark');
      await page.getByRole('radio', { name: 'My country is refused' }).check();
      await page.getByRole('radio', { name: 'Win taken for a bonus rule' }).check();
      await page.getByLabel('It happened on').fill('2026-11-20');
      await page.getByRole('button', { name: 'Show my dates' }).click();
    },
    answered: async (page) => {
      await expect(page.getByRole('radio', { name: 'Win taken for a bonus rule' })).toBeChecked();
      await page.getByRole('button', { name: 'Show my dates' }).click();
      await expect(page.getByRole('region', { name: 'Your dates' })).toContainText('Nov 20');
    },
  },
  {
    name: 'a rule and a seed of the verifier',
    address: '/games/crash',
    island: 'RoundVerifier',
    change: async (page) => {
      await page.getByLabel('Rule of the game').selectOption({ label: 'Stake Crash, factor 0.99' });
      await page.locator('main form input').first().fill('typed early');
      await page.getByRole('button', { name: 'Check this round' }).click();
    },
    answered: async (page) => {
      await expect(page.getByLabel('Public seed of the chain')).toBeVisible();
      await expect(page.locator('main form input').first()).toHaveValue('typed early');
      await expect(page.getByText('The fields have changed')).toBeVisible();
    },
  },
  {
    name: 'a file of bets',
    address: '/tools/rounds',
    island: 'RoundsAudit',
    change: async (page) => {
      const buffer = Buffer.from('Stake,Multiplier,Payout\n10,2.00,20\n10,2.00,5\n');
      await page
        .getByLabel('Open your bet history')
        .setInputFiles({ name: 'bets.csv', mimeType: 'text/csv', buffer });
    },
    answered: async (page) => {
      await page.getByRole('button', { name: 'Use these columns' }).click();
      await expect(page.locator('#audit-title')).toHaveText(/1 of 2 payouts/);
    },
  },
  {
    name: 'an answer of the self-check',
    address: '/responsible-gaming#self-check',
    island: 'SelfCheck',
    change: async (page) => {
      await page.getByRole('radio', { name: 'Sometimes' }).first().check();
      await page.getByRole('button', { name: 'Show my result' }).click();
    },
    answered: async (page) => {
      await expect(page.getByRole('radio', { name: 'Sometimes' }).first()).toBeChecked();
      await page.getByRole('button', { name: 'Show my result' }).click();
      await expect(page.getByText(/^8 of 9 questions are still open: 2, 3/)).toBeVisible();
    },
  },
  {
    name: 'a casino and the switch of the comparison',
    address: '/compare',
    island: 'SideBySide',
    change: async (page) => {
      await page.getByLabel('Another casino').selectOption({ label: 'Vantry' });
      await page.getByText('Differences only').click();
      await page.getByRole('button', { name: 'Add', exact: true }).click();
    },
    answered: async (page) => {
      await expect(page).toHaveURL(/only=differences$/);
      await expect(page.getByRole('checkbox', { name: 'Differences only' })).toBeChecked();
      await page.getByRole('button', { name: 'Add', exact: true }).click();
      await expect(page.getByRole('table').locator('thead')).toContainText('Vantry');
    },
  },
  {
    name: 'a search',
    address: '/privacy-policy',
    island: 'SearchDialog',
    change: async (page) => {
      await page.keyboard.press('Control+k');
      await page.keyboard.type('umberfold');
      await page.keyboard.press('Enter');
    },
    answered: async (page) => {
      const dialog = page.getByRole('dialog', { name: 'Search' });
      await expect(dialog.getByRole('textbox')).toHaveValue('umberfold');
      await expect(dialog.getByRole('list').getByRole('link').first()).toHaveAttribute(
        'href',
        '/reviews/umberfold',
      );
    },
  },
];

for (const { name, address, island: file, change, answered } of CASES) {
  test(`${name}, changed before hydration, is kept and answered`, async ({ page }) => {
    const release = await holdBack(page, `**/${file}.island*.js`);
    await page.goto(address);
    const before = page.url();
    await change(page);
    // A click on a plain button has no effect yet, and does not navigate.
    await page.waitForTimeout(500);
    expect(page.url()).toBe(before);
    await expect(island(page, file)).toHaveAttribute('ssr');
    release();
    await expect(island(page, file)).not.toHaveAttribute('ssr');
    await answered(page);
  });
}

test('what was ticked and typed before any script is still there on the way back', async ({
  page,
}) => {
  const release = await holdBack(page, '**/{ComparisonTable,SessionTool}.island*.js');
  for (const [address, change, kept] of [
    [
      '/payments-kyc',
      () => page.getByRole('checkbox', { name: /^MGA/ }).check(),
      () => expect(page.getByRole('checkbox', { name: /^MGA/ })).toBeChecked(),
    ],
    [
      '/tools/session',
      () => page.getByLabel('Money you bring').fill('40'),
      () => expect(page.getByLabel('Money you bring')).toHaveValue('40'),
    ],
  ] as const) {
    await page.goto(address, { waitUntil: 'commit' });
    await change();
    await page.goto('/robots.txt');
    await page.goBack({ waitUntil: 'commit' });
    await kept();
  }
  release();
  await expect(island(page, 'SessionTool')).not.toHaveAttribute('ssr');
  await expect(page.getByLabel('Money you bring')).toHaveValue('40');
});

/** Fails the first requests for a file: Astro itself tries twice. Returns the number of requests. */
async function failAtFirst(page: Page, file: string): Promise<() => number> {
  let requests = 0;
  // The second time under an address with a query.
  await page.route(new RegExp(`/${file}[^/]*$`), async (route) => {
    requests += 1;
    if (requests <= 2) await route.abort();
    else await route.continue();
  });
  return () => requests;
}

for (const file of ['ContactForm.island', 'react']) {
  test(`an island whose ${file} fails to load is retried at the next touch`, async ({ page }) => {
    const requests = await failAtFirst(page, file);
    await page.goto('/contact');
    await expect.poll(requests).toBe(2);
    await expect(island(page, 'ContactForm')).toHaveAttribute('ssr');
    await page.getByLabel('Subject').fill('Typed early');
    await expect(page.getByText('11 of 120 characters')).toBeVisible();
    await expect(page.getByLabel('Subject')).toHaveValue('Typed early');
  });
}

test('an island below the fold is loaded when it is seen, and not before', async ({ page }) => {
  await page.goto('/responsible-gaming');
  await page.waitForTimeout(2000);
  await expect(island(page, 'SelfCheck')).toHaveAttribute('ssr');
  await page.getByRole('button', { name: 'Show my result' }).scrollIntoViewIfNeeded();
  await expect(island(page, 'SelfCheck')).not.toHaveAttribute('ssr');
});

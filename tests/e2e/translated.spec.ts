import type { Page } from '@playwright/test';
import { generateLiqd } from '#tests/rounds/generate-liqd.ts';
import { expect, test } from './fixtures.ts';
import { translate, translateAtFirst } from './translate.ts';

test.use({ mayDiffer: true });

type Step = (page: Page) => Promise<unknown>;
type Journey = { island: string; address: string; steps: readonly Step[] };

const textbox = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const press = (name: string) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).first().click();
const history = (name: string, text: string) => (page: Page) =>
  page
    .locator('main input[type=file]')
    .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
const HONEST = generateLiqd('dice', { seed: 'translated', rounds: 20 }).text;
const SHORT = 'Stake,Multiplier,Payout\n10,2.00,20\n10,2.00,5\n';

const JOURNEYS: readonly Journey[] = [
  {
    island: 'RoundVerifier',
    address: '/tools/round',
    steps: [
      press('Load the example'),
      async (page) => {
        await textbox(page, 'Nonce').fill('1');
        await press('Check this round')(page);
        await expect(page.getByText('Does not follow this rule')).toBeVisible();
      },
      press('Load the example'),
      (page) => page.getByLabel('Rule of the game').selectOption('mines'),
      (page) => expect(page.getByRole('status').filter({ hasText: '13, 16, 22' })).toBeVisible(),
    ],
  },
  {
    island: 'RoundsAudit',
    address: '/tools/rounds',
    steps: [
      history('honest.json', HONEST),
      (page) =>
        expect(page.getByRole('heading', { name: 'All 20 payouts are right' })).toBeFocused(),
      history('short.csv', SHORT),
      press('Use these columns'),
      (page) => expect(page.getByRole('heading', { name: /^1 of 22 payouts/ })).toBeFocused(),
      (page) => page.getByRole('button', { name: 'Remove honest.json' }).click(),
      (page) => expect(page.getByRole('heading', { name: /^1 of 2 payouts/ })).toBeFocused(),
    ],
  },
  {
    island: 'BonusTool',
    address: '/tools/bonus',
    steps: [
      press('Keep this plan to compare'),
      (page) => page.getByLabel('You play').selectOption('roulette'),
      press('Work it out'),
      (page) => expect(page.locator('#result-title')).toHaveText('1 of 100 lose everything'),
      (page) => page.getByRole('slider', { name: 'Player' }).fill('70'),
      press('Remove'),
      press('Example'),
      (page) => expect(page.getByText('Worked out on your device').first()).toBeVisible(),
    ],
  },
  {
    island: 'SessionTool',
    address: '/tools/session',
    steps: [
      async (page) => {
        await page.getByLabel('Money you bring').fill('40');
        await press('Work it out')(page);
      },
      (page) => page.getByLabel('Money you bring').fill('none'),
      press('Work it out'),
      press('Example'),
    ],
  },
  {
    island: 'OwnWeights',
    address: '/tools/weights',
    steps: [
      (page) => page.getByRole('slider', { name: 'Licence' }).fill('30'),
      press('Our weights'),
      (page) => page.getByRole('slider', { name: 'Licence' }).fill('0'),
    ],
  },
  {
    island: 'ComparisonTable',
    address: '/payments-kyc',
    steps: [
      (page) => page.getByRole('checkbox', { name: /^MGA/ }).check(),
      press('Copy address'),
      press('Clear'),
      (page) => page.getByRole('checkbox', { name: /^BTC/ }).check(),
    ],
  },
  {
    island: 'SideBySide',
    address: '/compare',
    steps: [
      (page) => page.getByLabel('Another casino').selectOption({ label: 'Vantry' }),
      press('Add'),
      (page) => expect(page.getByRole('table').locator('thead')).toContainText('Vantry'),
      (page) => page.getByRole('checkbox', { name: 'Differences only' }).check(),
      (page) => page.getByRole('button', { name: 'Take Vantry out' }).click(),
    ],
  },
  {
    island: 'ContactForm',
    address: '/contact',
    steps: [
      press('Open in mail program'),
      (page) => page.getByLabel('Subject').fill('A wrong date'),
      press('Open in mail program'),
    ],
  },
  {
    island: 'SelfCheck',
    address: '/responsible-gaming',
    steps: [
      press('Show my result'),
      async (page) => {
        for (const never of await page.getByRole('radio', { name: 'Never' }).all())
          await never.check();
      },
      press('Show my result'),
      (page) => page.getByRole('radio', { name: 'Sometimes' }).first().check(),
      press('Clear my answers'),
    ],
  },
  {
    island: 'SearchDialog',
    address: '/privacy-policy',
    steps: [
      (page) => page.keyboard.press('Control+k'),
      (page) => page.getByRole('dialog').getByRole('textbox').fill('umberfold'),
      (page) => expect(page.getByRole('dialog').locator('ol a').first()).toBeVisible(),
      (page) => page.getByRole('dialog').getByRole('textbox').fill('want to die'),
      (page) => expect(page.getByRole('region', { name: 'Talk to someone' })).toBeVisible(),
      (page) => page.getByRole('dialog').getByRole('textbox').fill('xyzzyqq'),
    ],
  },
  {
    island: 'HeroBalance',
    address: '/',
    steps: [
      (page) => page.getByRole('slider', { name: 'One bet' }).fill('5'),
      (page) => expect(page.locator('main figure dd').first()).toHaveText('87'),
      (page) => page.getByRole('slider', { name: 'One bet' }).fill('1'),
    ],
  },
];

/** Time in which a page without translation comes to rest. */
const REST_MS = 1500;

const islandOf = (page: Page, name: string) =>
  page.locator(`astro-island[component-url*="${name}.island"]`).first();

async function play(page: Page, { island, address, steps }: Journey, isTranslated: boolean) {
  await page.goto(address);
  const part = islandOf(page, island);
  if (island === 'SearchDialog') await page.keyboard.press('Control+k');
  else await part.evaluate((element) => element.firstElementChild?.scrollIntoView());
  await expect(part).not.toHaveAttribute('ssr');
  for (const step of steps) {
    if (isTranslated) await translate(page);
    await step(page);
  }
}

const textOf = (page: Page, { island }: Journey) =>
  islandOf(page, island).evaluate((element: HTMLElement) =>
    [...element.children]
      .map((child) => (child as HTMLElement).innerText)
      .join(' ')
      .replaceAll(/\s+/g, ' '),
  );

for (const journey of JOURNEYS) {
  test(`${journey.island} says the same where its page is translated, before it wakes or after`, async ({
    page,
  }) => {
    await play(page, journey, false);
    await page.waitForTimeout(REST_MS);
    const said = await textOf(page, journey);
    await play(page, journey, true);
    await expect.poll(() => textOf(page, journey)).toBe(said);
    await translateAtFirst(page);
    await play(page, journey, false);
    await expect.poll(() => textOf(page, journey)).toBe(said);
  });
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Page, test as unwatched } from '@playwright/test';
import { SAMPLE_SITE } from '#tests/fixtures/contents.ts';
import { expect, test, untilAwake } from './fixtures.ts';

test.use({ featuredPopup: true });

type Violation = { address: string; directive: string; blocked: string; sample: string };

/** How long a page is given for what it does by itself once it is parsed. */
const SETTLE_MS = 150;

/** Every page that the site map lists, the page of an unknown address and the search. */
function allAddresses(): string[] {
  const siteMap = readFileSync(
    path.join(process.env['DIST'] ?? SAMPLE_SITE, 'sitemap.xml'),
    'utf8',
  );
  const listed = [...siteMap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  return [...new Set([...listed, '/search', '/search?q=wagering', '/no-such-page'])];
}

/** Collects what the policy refuses, from the first byte of every page on. */
async function recordViolations(page: Page): Promise<Violation[]> {
  const violations: Violation[] = [];
  await page.exposeFunction('reportViolation', (violation: Violation) => {
    violations.push(violation);
  });
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      const { reportViolation } = globalThis as unknown as {
        reportViolation: (violation: Violation) => void;
      };
      reportViolation({
        address: location.pathname,
        directive: event.effectiveDirective,
        blocked: `${event.blockedURI} at ${event.sourceFile}:${event.lineNumber}`,
        sample: event.sample,
      });
    });
  });
  return violations;
}

const settle = (page: Page) => page.waitForTimeout(SETTLE_MS);
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

/** Every state that a page can be brought into, by its address and what brings it about. */
const STATES: Record<string, [address: string, bringAbout: (page: Page) => Promise<void>]> = {
  'the menu': [
    '/',
    async (page) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByRole('button', { name: 'Open menu' }).click();
      await expect(menu(page)).toBeVisible();
    },
  ],
  'all casinos': [
    '/',
    async (page) => {
      await page.getByRole('button', { name: 'View All Casinos' }).click();
      await page.locator('#faq').scrollIntoViewIfNeeded();
      await page.locator('#faq summary').first().click();
    },
  ],
  'a review dialog': [
    '/',
    async (page) => {
      await page.getByRole('link', { name: 'Read review of Quillmark' }).click();
      await expect(page.getByRole('dialog', { name: 'Quillmark' })).toBeVisible();
    },
  ],
  'the waitlist dialog': [
    '/',
    async (page) => {
      await page.getByRole('button', { name: 'Why join?' }).click();
      await expect(page.getByRole('dialog', { name: 'Why join the waitlist?' })).toBeVisible();
    },
  ],
  'the featured popup': [
    '/',
    async (page) => {
      await expect(page.getByText('Featured, paid placement')).toBeVisible();
    },
  ],
  'the cookie banner': [
    '/cookie-policy',
    async (page) => {
      await page.getByRole('button', { name: 'Cookie settings' }).click();
      const banner = page.getByRole('region', { name: 'Cookies', exact: true });
      await banner.getByRole('button', { name: 'Accept All' }).click();
      await expect(banner).toBeHidden();
    },
  ],
  'an article dialog': [
    '/guides',
    async (page) => {
      await page.locator('a[data-article-link]').first().click();
      await expect(page.getByRole('dialog').locator('img').first()).toBeVisible();
    },
  ],
  'the search dialog with a query': [
    '/privacy-policy',
    async (page) => {
      await page.keyboard.press('Control+k');
      await page.keyboard.type('wagering');
      await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
    },
  ],
  'the comparison with a filter and a sort': [
    '/payments-kyc',
    async (page) => {
      const filters = page.getByRole('form', { name: 'Filter the table' });
      await filters.hover();
      await untilAwake(page);
      await filters.getByRole('checkbox').first().check();
      await page.getByRole('columnheader').getByRole('button').first().click();
    },
  ],
  'the notice of a chosen country': [
    '/payments-kyc',
    async (page) => {
      await page.getByRole('combobox', { name: 'Your country' }).selectOption('Canada');
      await expect(page.getByRole('region', { name: 'The law in your country' })).toContainText(
        'The provinces decide',
      );
    },
  ],
  'the verifier with a round': [
    '/games/dice',
    async (page) => {
      const check = page.getByRole('button', { name: 'Check this round' });
      await check.scrollIntoViewIfNeeded();
      await expect(
        page.locator('astro-island[component-url*="RoundVerifier"]'),
      ).not.toHaveAttribute('ssr');
      await page.getByLabel('Client seed').fill('another seed');
      await check.click();
      await expect(page.getByRole('status').filter({ hasText: 'Hash' })).toBeVisible();
    },
  ],
  'the contact form with errors': [
    '/contact',
    async (page) => {
      await page.getByLabel('Subject').fill('x');
      await expect(page.getByText('1 of 120 characters')).toBeVisible();
      await page.getByRole('button', { name: 'Open in mail program' }).click();
      await expect(page.getByRole('group', { name: /things to put right/ })).toBeVisible();
    },
  ],
  'the self-check with a result': [
    '/responsible-gaming',
    async (page) => {
      await page.getByRole('heading', { name: 'A two-minute self-check' }).scrollIntoViewIfNeeded();
      const show = page.getByRole('button', { name: 'Show my result' });
      await untilAwake(page);
      const form = page.getByRole('form', { name: 'A two-minute self-check' });
      for (const group of await form.getByRole('group').all()) {
        await group.getByLabel('Never', { exact: true }).check();
      }
      await show.click();
    },
  ],
};

test('no page violates the policy it is sent with', async ({ page }) => {
  test.slow();
  const violations = await recordViolations(page);
  const addresses = allAddresses();
  expect(addresses.length).toBeGreaterThan(70);
  for (const address of addresses) {
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    await settle(page);
  }
  expect(violations).toEqual([]);
});

for (const [name, [address, bringAbout]] of Object.entries(STATES)) {
  test.describe(name, () => {
    test.use({ featuredPopup: name === 'the featured popup' });

    test(`no violation in the state: ${name}`, async ({ page }) => {
      const violations = await recordViolations(page);
      await page.goto(address);
      await bringAbout(page);
      await settle(page);
      expect(violations).toEqual([]);
    });
  });
}

test('no violation on a way through pages with other islands, under the policy of the first', async ({
  page,
}) => {
  test.slow();
  const violations = await recordViolations(page);
  await page.goto('/no-such-page');
  const islands: [address: string, island: string | null][] = [
    ['/', null],
    ['/payments-kyc', 'ComparisonTable'],
    ['/games/crash', 'RoundVerifier'],
    ['/contact', 'ContactForm'],
    ['/responsible-gaming', 'SelfCheck'],
    ['/guides', null],
    ['/reviews/quillmark', null],
    ['/search', null],
  ];
  for (const [address, island] of islands) {
    await page.evaluate((href) => {
      const link = document.createElement('a');
      link.href = href;
      document.body.append(link);
      link.click();
    }, address);
    await expect(page).toHaveURL(address);
    await expect(page.locator('[data-route-overlay]')).toBeHidden();
    if (island !== null) {
      const element = page.locator(`astro-island[component-url*="${island}"]`).first();
      await element.evaluate((node) =>
        (node.firstElementChild ?? node.parentElement)?.scrollIntoView(),
      );
      await element.dispatchEvent('focusin');
      await expect(element).not.toHaveAttribute('ssr');
    }
    await settle(page);
  }
  expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name)).toMatch(
    /no-such-page$/,
  );
  expect(violations).toEqual([]);
});

unwatched('the listener would see a violation', async ({ page }) => {
  const violations = await recordViolations(page);
  await page.goto('/privacy-policy');
  await page.evaluate(() => {
    const image = document.createElement('img');
    image.src = '/x.png';
    image.setAttribute('style', 'color: red');
    document.body.append(image);
  });
  await expect.poll(() => violations.map(({ directive }) => directive)).toEqual(['style-src-attr']);
});

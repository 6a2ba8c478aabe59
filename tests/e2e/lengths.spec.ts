import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/**
 * Largest height of a page on a phone of 390 × 844, in pixels, footer included. Parts named by the specification
 * are unfolded; hardly anything may be added to them.
 */
const LONGEST: Readonly<Record<string, number>> = {
  '/bonuses': 10_900,
  '/reviews': 6_600,
  '/how-we-rate': 6_500,
  '/payments-kyc': 6_000,
  '/guides': 6_200,
  '/games/crash': 4_900,
  '/reviews/quillmark': 5_300,
  '/responsible-gaming': 7_850,
  '/payments-kyc/fees-by-coin': 9_000,
  '/game-rules': 8_100,
};

/** Opens a page, and waits until it is set in its own fonts. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.evaluate(() => document.fonts.ready);
}

/** Bottom edge of the first visible match of a selector. */
async function endOf(page: Page, selector: string): Promise<number> {
  const box = await page.locator(selector).locator('visible=true').first().boundingBox();
  return (box?.y ?? Infinity) + (box?.height ?? 0);
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('no page is longer than it may be', async ({ page }) => {
    for (const [address, longest] of Object.entries(LONGEST)) {
      await open(page, address);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect.soft(height, address).toBeLessThanOrEqual(longest);
    }
  });

  test('help shows both lines on one screen, and its self-check on the second', async ({
    page,
  }) => {
    await open(page, '/responsible-gaming');
    const lines = page
      .getByRole('region', { name: 'Talk to someone now' })
      .locator('a[href^="tel:"]');
    for (const line of await lines.filter({ visible: true }).all())
      await expect(line).toBeInViewport();
    expect(await endOf(page, '#self-check')).toBeLessThanOrEqual(2 * 844);
  });

  test('a table of payments shows its first row on the first screen', async ({ page }) => {
    for (const category of ['', '/fast-payout', '/no-kyc', '/provably-fair']) {
      await open(page, `/payments-kyc${category}`);
      expect.soft(await endOf(page, 'main tbody tr'), category).toBeLessThanOrEqual(844);
    }
  });

  test('a bonus card is at most 520 px high', async ({ page }) => {
    await page.goto('/bonuses');
    const heights = await page
      .locator('#all article')
      .evaluateAll((cards) => cards.map((card) => card.clientHeight));
    expect(heights).toHaveLength(14);
    expect(Math.max(...heights)).toBeLessThanOrEqual(520);
  });
});

for (const [width, height, lowest] of [
  [1440, 900, 1150],
  [390, 844, 1350],
] as const) {
  test(
    `the casinos of the home page begin by ${lowest} px at ${width} × ${height}`,
    { tag: ['@2.home.grid', '@2.home.tiles'] },
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await open(page, '/');
      const heading = page.getByRole('heading', { name: 'Top Rated Crypto Casinos' });
      expect((await heading.boundingBox())?.y).toBeLessThanOrEqual(lowest);
    },
  );
}

/** Main content of a list page: its first row, or the lead of its first card. */
const FIRST_ROW: Readonly<Record<string, string>> = {
  '/bonuses': '#all article [id$="-headline"]',
  '/bonuses/no-deposit': 'main tbody tr',
  '/reviews': '#list li',
  '/payments-kyc': 'main tbody tr',
  '/payments-kyc/fast-payout': 'main tbody tr',
  '/payments-kyc/no-kyc': 'main tbody tr',
  '/payments-kyc/fees-by-coin': 'main tbody tr',
  '/payments-kyc/provably-fair': 'main tbody tr',
  '/guides': '#guides article h3',
  '/games': 'main article',
  '/country': 'main section ~ section li',
  '/tools': 'main section ~ section li a',
  '/faq': 'main summary',
};

test.describe('on a desktop of 1440 × 900', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('reviews, their list, its rules and help are as short as designed', async ({ page }) => {
    for (const [address, longest] of [
      ['/reviews/quillmark', 5500],
      ['/reviews/copperfinch', 5500],
      ['/reviews', 3300],
      ['/how-we-rate', 5000],
      ['/responsible-gaming', 6000],
    ] as const) {
      await open(page, address);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect.soft(height, address).toBeLessThanOrEqual(longest);
    }
  });

  test('a review decides on its first screen', async ({ page }) => {
    await open(page, '/reviews/quillmark');
    const review = page.getByRole('main');
    for (const part of [
      review.getByRole('heading', { level: 1 }),
      review.getByRole('link', { name: /^Visit Quillmark/ }),
      review.locator('circle').first(),
      review.getByRole('navigation', { name: 'Parts of this review' }),
      review.getByRole('complementary').getByText('100% up to $500', { exact: true }),
    ]) {
      await expect.soft(part).toBeInViewport();
    }
  });

  test('a list page shows its first row on the first screen', async ({ page }) => {
    for (const [address, row] of Object.entries(FIRST_ROW)) {
      await open(page, address);
      const lowest = address.startsWith('/payments-kyc') ? 800 : 900;
      expect.soft(await endOf(page, row), address).toBeLessThanOrEqual(lowest);
    }
  });
});

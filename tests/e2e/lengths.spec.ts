import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

type Limits = {
  /** Largest heights in pixels, footer included. */
  phone?: number;
  desktop?: number;
  /** Main content of a list: its first row, or the lead of its first card, stands on the first screen of a desktop. */
  row?: string;
};

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };
const TABLE = 'main tbody tr';

/** Parts named by the specification are unfolded; hardly anything may be added to them. */
const LIMITS: Readonly<Record<string, Limits>> = {
  '/bonuses': { phone: 10_900, row: '#all article [id$="-headline"]' },
  '/bonuses/no-deposit': { row: TABLE },
  '/reviews': { phone: 6_600, desktop: 3300, row: '#list li' },
  '/reviews/quillmark': { phone: 5_300, desktop: 5500 },
  '/reviews/copperfinch': { desktop: 5500 },
  '/will-it-pay/quillmark': { phone: 2_710, desktop: 2_050 },
  '/how-we-rate': { phone: 6_500, desktop: 5000 },
  '/payments-kyc': { phone: 6_000, row: TABLE },
  '/payments-kyc/fast-payout': { row: TABLE },
  '/payments-kyc/no-kyc': { row: TABLE },
  '/payments-kyc/fees-by-coin': { phone: 9_000, row: TABLE },
  '/payments-kyc/provably-fair': { row: TABLE },
  '/guides': { phone: 6_200, row: '#guides article h3' },
  '/games': { row: 'main article' },
  '/games/crash': { phone: 4_900 },
  '/game-rules': { phone: 8_100 },
  '/responsible-gaming': { phone: 7_850, desktop: 6000 },
  '/country': { row: 'main section ~ section li' },
  '/tools': { row: 'main section ~ section li a' },
  '/faq': { row: 'main summary' },
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

test('no page is longer than it may be, and lists begin on the first screen', async ({ page }) => {
  test.slow();
  const heightAt = async (size: typeof PHONE) => {
    await page.setViewportSize(size);
    return page.evaluate(() => document.documentElement.scrollHeight);
  };
  for (const [address, { phone = Infinity, desktop = Infinity, row }] of Object.entries(LIMITS)) {
    await open(page, address);
    expect.soft(await heightAt(PHONE), address).toBeLessThanOrEqual(phone);
    const isTable = address.startsWith('/payments-kyc') && !address.endsWith('fees-by-coin');
    if (isTable) expect.soft(await endOf(page, TABLE), address).toBeLessThanOrEqual(844);
    expect.soft(await heightAt(DESKTOP), address).toBeLessThanOrEqual(desktop);
    const lowest = address.startsWith('/payments-kyc') ? 800 : 900;
    if (row !== undefined) expect.soft(await endOf(page, row), address).toBeLessThanOrEqual(lowest);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

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

test.describe('on a desktop of 1440 × 900', () => {
  test.use({ viewport: DESKTOP });

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
});

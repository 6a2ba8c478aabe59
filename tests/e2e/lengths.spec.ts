import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/**
 * How long a page may be on a phone of 390 × 844, in pixels, footer included: what the specification names
 * stands open, and hardly anything is to be added to that.
 */
const LONGEST: Readonly<Record<string, number>> = {
  '/bonuses': 13_300,
  '/payments-kyc': 5_700,
  '/guides': 6_200,
  '/games/crash': 4_850,
  '/reviews/quillmark': 5_050,
  '/responsible-gaming': 8_400,
  '/payments-kyc/fees-by-coin': 8_700,
  '/game-rules': 8_100,
};

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const [address, longest] of Object.entries(LONGEST)) {
    test(`${address} is at most ${longest.toLocaleString('en')} px long`, async ({ page }) => {
      // A font that is late is left out of the first view; the second has it from the cache.
      await page.goto(address);
      await page.reload();
      expect(await heightOf(page)).toBeLessThanOrEqual(longest);
    });
  }

  for (const page of ['', '/fast-payout', '/no-kyc', '/provably-fair']) {
    const address = `/payments-kyc${page}`;
    test(`${address} shows its first row on the first screen`, async ({ page: tab }) => {
      await tab.goto(address);
      const row = await tab.locator('main tbody tr').first().boundingBox();
      expect((row?.y ?? Infinity) + (row?.height ?? 0)).toBeLessThanOrEqual(844);
    });
  }

  test('a bonus card is at most 740 px high', async ({ page }) => {
    await page.goto('/bonuses');
    const heights = await page
      .locator('#all article')
      .evaluateAll((cards) => cards.map((card) => card.clientHeight));
    expect(heights).toHaveLength(14);
    expect(Math.max(...heights)).toBeLessThanOrEqual(740);
  });
});

/** What a list page is opened for: its first row, whole, or what a card says first. */
const FIRST_ROW: Readonly<Record<string, string>> = {
  '/bonuses': '#all article [data-offer] > :nth-child(2)',
  '/bonuses/no-deposit': 'main tbody tr',
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

  for (const [address, row] of Object.entries(FIRST_ROW)) {
    test(`${address} shows its first row on the first screen`, async ({ page }) => {
      await page.goto(address);
      const first = await page.locator(row).locator('visible=true').first().boundingBox();
      const lowest = address.startsWith('/payments-kyc') ? 800 : 900;
      expect((first?.y ?? Infinity) + (first?.height ?? 0)).toBeLessThanOrEqual(lowest);
    });
  }
});

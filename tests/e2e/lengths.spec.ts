import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/**
 * How long a page may be on a phone of 390 × 844, in pixels, footer included. The first five are the
 * lengths of the drawings that the pages were made from.
 */
const LONGEST: Readonly<Record<string, number>> = {
  '/bonuses': 11_412,
  '/payments-kyc': 6_080,
  '/guides': 9_328,
  '/games/crash': 3_922,
  '/reviews/quillmark': 4_234,
  '/responsible-gaming': 8_000,
  '/payments-kyc/fees-by-coin': 9_200,
  '/game-rules': 8_000,
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
      expect((first?.y ?? Infinity) + (first?.height ?? 0)).toBeLessThanOrEqual(900);
    });
  }
});

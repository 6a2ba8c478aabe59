import type { Page } from '@playwright/test';
import { installInspectors, walk } from './keyboard.ts';
import { findings } from './axe-findings.ts';
import { expect, test } from './fixtures.ts';

const PHONE = { name: '390 px', width: 390, height: 844 };
/** Viewport of a window of 1280 by 1024 pixels at 400 % zoom. */
const ZOOMED = { name: '400 % zoom', width: 320, height: 256 };
const DESKTOP = { name: '1440 px', width: 1440, height: 900 };

/** States of the home page: the changed part, and the action that causes it. */
const STATES: readonly [part: string, bringAbout: (page: Page) => Promise<void>][] = [
  ['#casinos', (page) => page.getByRole('button', { name: 'View All Casinos' }).click()],
  [
    '#review-quillmark',
    (page) => page.getByRole('link', { name: 'Read review of Quillmark' }).click(),
  ],
  ['dialog[open]', (page) => page.getByRole('button', { name: 'Why join?' }).click()],
  [
    '[data-featured-popup]',
    (page) => expect(page.getByText('Featured, paid placement')).toBeVisible(),
  ],
  ['[data-cookie-banner]', (page) => page.getByRole('button', { name: 'Cookie settings' }).click()],
];

for (const [part, bringAbout] of STATES) {
  test.describe(part, () => {
    test.use({ featuredPopup: part === '[data-featured-popup]' });

    test('axe finds nothing in it, on a phone and on a desktop', async ({ page }) => {
      await page.goto('/');
      await bringAbout(page);
      for (const { width, height } of [PHONE, DESKTOP]) {
        await page.setViewportSize({ width, height });
        expect(await findings(page, part)).toEqual([]);
      }
    });
  });
}

test('axe finds nothing in the open menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  expect(await findings(page, '#menu')).toEqual([]);
});

test.describe('by keyboard, while the storage notice stands', () => {
  test.use({ consent: null });

  for (const { address, sizes } of [
    { address: '/cookie-policy', sizes: [PHONE, ZOOMED, DESKTOP] },
    { address: '/guides/bankroll-in-units', sizes: [DESKTOP] },
  ]) {
    for (const { name, width, height } of sizes) {
      test(`${address} at ${name}: Tab reaches all in order, in sight`, async ({ page }) => {
        await page.addInitScript(installInspectors);
        await page.setViewportSize({ width, height });
        await page.goto(address);
        await expect(page.getByRole('region', { name: 'Cookies', exact: true })).toBeVisible();
        expect(await walk(page)).toEqual([]);
      });
    }
  }
});

test('at 400 % zoom the storage notice leaves half of the window', async ({ page }) => {
  await page.setViewportSize({ width: ZOOMED.width, height: ZOOMED.height });
  await page.goto('/cookie-policy');
  await page.getByRole('button', { name: 'Cookie settings' }).click();
  const box = await page.getByRole('region', { name: 'Cookies', exact: true }).boundingBox();
  expect(box?.height).toBeLessThanOrEqual(ZOOMED.height / 2);
});

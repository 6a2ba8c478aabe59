import { installInspectors, walk } from './keyboard.ts';
import { findings } from './axe-findings.ts';
import { expect, test } from './fixtures.ts';

const PHONE = { name: '390 px', width: 390, height: 844 };
/** Viewport of a window of 1280 by 1024 pixels at 400 % zoom. */
const ZOOMED = { name: '400 % zoom', width: 320, height: 256 };
const DESKTOP = { name: '1440 px', width: 1440, height: 900 };

test.describe('what opens on the home page', () => {
  test.use({ featuredPopup: true });

  test('has no finding of axe: on a desktop the popup, all casinos and a review', async ({
    page,
  }) => {
    await page.setViewportSize(DESKTOP);
    await page.goto('/');
    await expect(page.getByText('Featured, paid placement')).toBeVisible();
    expect(await findings(page, '[data-featured-popup]')).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'View All Casinos' }).click();
    expect(await findings(page, '#casinos')).toEqual([]);
    await page.getByRole('link', { name: 'Read review of Quillmark' }).click();
    expect(await findings(page, '#review-quillmark')).toEqual([]);
  });

  test('has no finding of axe: on a phone the popup, cookies, the waitlist and the menu', async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/');
    await expect(page.getByText('Featured, paid placement')).toBeVisible();
    expect(await findings(page, '[data-featured-popup]')).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Cookie settings' }).click();
    expect(await findings(page, '[data-cookie-banner]')).toEqual([]);
    await page.getByRole('button', { name: 'Reject All' }).click();
    await page.getByRole('button', { name: 'Why join?' }).click();
    expect(await findings(page, 'dialog[open]')).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Open menu' }).click();
    expect(await findings(page, '#menu')).toEqual([]);
  });
});

test.describe('by keyboard, while the storage notice stands', () => {
  test.use({ consent: null });

  for (const { address, sizes } of [
    { address: '/cookie-policy', sizes: [PHONE, ZOOMED] },
    { address: '/guides/bankroll-in-units', sizes: [DESKTOP] },
    // Rows that scroll sideways.
    { address: '/reviews', sizes: [PHONE] },
    { address: '/reviews/quillmark', sizes: [PHONE] },
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

import { expect, test } from './fixtures.ts';

test(
  'the cookie policy lists exactly what the site stores',
  { tag: ['@3.storage.consent', '@3.storage.consent-date', '@3.storage.country'] },
  async ({ page, context }) => {
    await context.addInitScript(() => localStorage.removeItem('cookieConsent'));
    await page.goto('/cookie-policy');
    const table = page.getByRole('table', { name: 'Entries in your browser’s storage' });
    await expect(table.getByRole('rowheader')).toHaveText([
      'cookieConsent',
      'cookieConsentDate',
      'geoNoticeCountry',
      'compareTray',
    ]);
    const listed = await table.getByRole('rowheader').allTextContents();
    await page.getByRole('button', { name: 'Accept All' }).click();
    const stored = await page.evaluate(() => Object.keys(localStorage));
    expect(stored.length).toBe(2);
    expect(stored.filter((key) => !listed.includes(key))).toEqual([]);
    expect(await page.evaluate(() => [document.cookie, sessionStorage.length])).toEqual(['', 0]);
  },
);

test('a wide table can be scrolled with the keyboard on a phone, and the page does not', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/crypto-wallets');
  const region = page.getByRole('region', {
    name: 'Table: The network matters more than the coin',
  });
  await region.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => region.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  expect(
    await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    ),
  ).toBe(0);
});

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

test('a wide table fits into a phone, its cells under their heads', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/crypto-wallets');
  const cells = page.getByRole('main').locator('tbody td');
  expect(await cells.count()).toBeGreaterThan(20);
  for (const cell of await cells.all()) {
    expect(await cell.evaluate((td) => td.getBoundingClientRect().right)).toBeLessThanOrEqual(320);
  }
  const confirmations = page.locator('td[data-label="Confirmations asked for"]').first();
  expect(await confirmations.evaluate((td) => getComputedStyle(td, '::before').content)).toContain(
    'Confirmations asked for',
  );
});

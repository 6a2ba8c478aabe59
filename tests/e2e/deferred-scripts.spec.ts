import { expect, test } from './fixtures.ts';

test('scripts are asked for when the first content is drawn, without waiting for the rest', async ({
  page,
}) => {
  let letFontsCome = () => {};
  const fontsMayCome = new Promise<void>((resolve) => (letFontsCome = resolve));
  // The load event waits for the fonts.
  await page.route('**/*.woff2', async (route) => {
    await fontsMayCome;
    await route.continue();
  });
  const visit = page.goto('/privacy-policy');
  await page.waitForRequest('**/*.js');
  expect(await page.evaluate(() => document.readyState)).not.toBe('complete');
  letFontsCome();
  await visit;
  const { drawnMs, scriptsMs } = await page.evaluate(() => ({
    drawnMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    scriptsMs: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ startTime }) => startTime),
  }));
  expect(scriptsMs).not.toEqual([]);
  expect(Math.min(...scriptsMs)).toBeGreaterThan(drawnMs ?? Infinity);
});

test('they come with the load event where the browser does not tell of paint', async ({ page }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {};
  });
  await page.goto('/privacy-policy');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
});

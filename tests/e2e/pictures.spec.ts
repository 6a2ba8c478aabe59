import { expect } from '@playwright/test';
import { paintInOwnFonts } from './fixtures.ts';
import { layoutShift } from './layout-shift.ts';
import { onOneOfEverything as test } from './one-of-everything.ts';

const GUIDE = '/guides/reading-bonus-terms';

test.use({ reducedMotion: 'no-preference', viewport: { width: 390, height: 700 } });

for (const width of [390, 1280]) {
  test(`pictures of a text come when near, and move nothing, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await paintInOwnFonts(page);
    await page.goto(GUIDE);
    const frames = page.locator('figure [data-image]');
    await expect(frames).toHaveCount(3);
    const heights = () =>
      frames.evaluateAll((all) => all.map((frame) => frame.getBoundingClientRect().height));
    const before = await heights();
    expect(Math.min(...before)).toBeGreaterThan(100);
    await expect(frames.last()).toHaveAttribute('data-image', 'waiting');
    expect(fetched.filter((address) => address.includes('drawing-odds'))).toEqual([]);

    for (const frame of await frames.all()) {
      await frame.scrollIntoViewIfNeeded();
      await expect(frame).toHaveAttribute('data-image', 'loaded');
      await expect(frame.locator('img').first()).toHaveCSS('opacity', '1');
    }
    const after = await heights();
    // A copy is a whole number of pixels high, so that its shape may be another by less than one.
    after.forEach((height, index) =>
      expect(Math.abs(height - (before[index] ?? 0))).toBeLessThan(1.5),
    );
    expect(await layoutShift(page)).toBeLessThan(0.001);
    expect(fetched.filter((address) => address.endsWith('.avif')).length).toBeGreaterThan(1);
    expect(fetched.filter((address) => address.endsWith('.webp'))).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}

test('in the dialog of the list they come as on the page, each once', async ({ page }) => {
  await page.goto('/guides');
  await page.getByRole('link', { name: 'The only guide here' }).click();
  const dialog = page.getByRole('dialog');
  const picture = dialog.getByRole('img', { name: /^Two bars/ });
  await picture.scrollIntoViewIfNeeded();
  await expect(dialog.locator('figure [data-image]').last()).toHaveAttribute(
    'data-image',
    'loaded',
  );
  await expect(picture).toHaveCount(1);
  await expect(dialog.locator('noscript')).toHaveCount(0);
});

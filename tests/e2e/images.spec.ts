import { expect, test } from './fixtures.ts';

test(
  'pictures wait until they are near the window, then load and fade in',
  { tag: ['@4.images-wait', '@4.images-load', '@9.image-margin'] },
  async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await page.setViewportSize({ width: 1280, height: 600 });
    await page.goto('/');
    const frame = page.locator('#casinos article [data-image]').first();
    await expect(frame).toHaveAttribute('data-image', 'waiting');
    expect(requested.some((url) => url.includes('chip-quillmark'))).toBe(false);

    await page.evaluate(() => {
      const top = document
        .querySelector('#casinos article [data-image]')
        ?.getBoundingClientRect().top;
      scrollTo({ top: scrollY + (top ?? 0) - innerHeight - 30, behavior: 'instant' });
    });
    await expect(frame).toHaveAttribute('data-image', 'loaded');
    await expect(frame.locator('img').first()).toHaveCSS('opacity', '1');
  },
);

test(
  'a picture that fails leaves the muted ground of its frame',
  { tag: ['@4.images-error', '@8.image-error'] },
  async ({ page }) => {
    await page.route('**/chip-quillmark*', (route) => route.fulfill({ status: 500 }));
    await page.goto('/#casinos');
    const frame = page.locator('#casinos article [data-image]').first();
    await expect(frame).toHaveAttribute('data-image', 'failed');
    const ground = await frame.evaluate((node) => getComputedStyle(node).backgroundColor);
    expect(ground).not.toBe('rgba(0, 0, 0, 0)');
    await expect(frame.locator('img').first()).toHaveCSS('opacity', '0');
  },
);

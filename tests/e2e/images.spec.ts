import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures.ts';

test.use({ reducedMotion: 'no-preference' });

async function expectMutedGround(frame: Locator): Promise<void> {
  await expect(frame).toHaveAttribute('data-image', 'failed');
  const ground = await frame.evaluate((node) => getComputedStyle(node).backgroundColor);
  expect(ground).not.toBe('rgba(0, 0, 0, 0)');
  await expect(frame.locator('img').first()).toHaveCSS('opacity', '0');
}

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
  'the margin is 50 px and a tenth of the picture has to be within it',
  { tag: ['@4.images-wait', '@9.image-margin', '@9.image-threshold'] },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 600 });
    await page.goto('/guides');
    const frame = page.locator('#strategies article [data-image]').last();
    /** Scrolls until so many pixels of the picture are within 50 px below the window. */
    const bringWithinMargin = (share: number) =>
      frame.evaluate((node, part) => {
        const { top, height } = node.getBoundingClientRect();
        const y = scrollY + top - innerHeight - 50 + height * part;
        scrollTo({ top: y, behavior: 'instant' });
      }, share);
    await bringWithinMargin(0.06);
    await page.waitForTimeout(300);
    await expect(frame).toHaveAttribute('data-image', 'waiting');
    await bringWithinMargin(0.14);
    await expect(frame).toHaveAttribute('data-image', 'loaded');
    const box = await frame.boundingBox();
    expect(box?.y, 'still below the window').toBeGreaterThan(600);
  },
);

test(
  'a picture that fails leaves the muted ground of its frame, fetched late or at once',
  { tag: ['@4.images-error', '@8.image-error', '@4.images-priority'] },
  async ({ page }) => {
    await page.route(/\/chip-(copperfinch|quillmark)/, (route) => route.fulfill({ status: 500 }));
    await page.goto('/#casinos');
    await expectMutedGround(page.locator('#casinos article [data-image]').first());
    await page.goto('/reviews/quillmark');
    await expectMutedGround(
      page.locator('main [data-image]:has(img[fetchpriority="high"])').first(),
    );
  },
);

import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const ADDRESSES = ['/', '/bonuses', '/game-rules', '/reviews/quillmark', '/responsible-gaming'];

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

for (const address of ADDRESSES) {
  test(`on a phone links of ${address} within the page arrive by a tap`, async ({ page }) => {
    // Up to two dozen.
    test.slow();
    await page.goto(address, { waitUntil: 'networkidle' });
    const links = page.locator('main').locator(`a[href^="#"], a[href^="${address}#"]`);
    const inSight = async () => {
      await goToTop(page);
      return links
        .filter({ visible: true })
        .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
    };
    const tapped = new Set<string>();
    // Looked for anew each time: on a busy machine a list may fold late.
    const next = async () => (await inSight()).find((href) => !tapped.has(href));
    for (let href = await next(); href !== undefined; href = await next()) {
      tapped.add(href);
      await expectToArrive(page, href);
    }
    expect(tapped.size).toBeGreaterThan(0);
  });
}

/** The page as it came, with every fold closed. */
const goToTop = (page: Page) =>
  page.evaluate(() => {
    for (const fold of document.querySelectorAll('main details')) fold.removeAttribute('open');
    scrollTo(0, 0);
  });

async function expectToArrive(page: Page, href: string): Promise<void> {
  await page.locator(`main a[href="${href}"]`).filter({ visible: true }).first().tap();
  const id = decodeURIComponent(href.slice(href.indexOf('#') + 1));
  // A heading that its summary repeats is one pixel large, too small for `toBeInViewport`.
  const top = () =>
    page.locator(`[id="${id}"]`).evaluate((place) => {
      const isThere = place.checkVisibility();
      return isThere ? place.getBoundingClientRect().top : Infinity;
    });
  await expect.poll(top, href).toBeLessThan(844 / 2);
  expect(await top(), href).toBeGreaterThanOrEqual(0);
}

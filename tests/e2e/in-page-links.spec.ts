import { expect, test } from './fixtures.ts';

const ADDRESSES = ['/', '/bonuses', '/game-rules', '/reviews/quillmark', '/responsible-gaming'];

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

for (const address of ADDRESSES) {
  test(`on a phone each link of ${address} within the page arrives by a tap`, async ({ page }) => {
    await page.goto(address);
    const links = page.locator('main').locator(`a[href^="#"], a[href^="${address}#"]`);
    const inSight = links.filter({ visible: true });
    const hrefs = await inSight.evaluateAll((found) => [
      ...new Set(found.map((link) => link.getAttribute('href') ?? '')),
    ]);
    expect(hrefs.length).toBeGreaterThan(0);
    // Wait until the page is idle.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    for (const href of hrefs) {
      // Initial state: top of the page, all folds closed.
      await page.evaluate(() => {
        for (const fold of document.querySelectorAll('main details')) fold.removeAttribute('open');
        scrollTo(0, 0);
      });
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
  });
}

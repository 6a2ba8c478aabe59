import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const ADDRESSES = ['/', '/bonuses', '/game-rules', '/reviews/quillmark', '/responsible-gaming'];
/** Some pages have so many links that one test of all of them takes longer than a test may. */
const PARTS = 4;

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

for (const address of ADDRESSES) {
  for (let part = 0; part < PARTS; part += 1) {
    test(`on a phone links of ${address} within the page arrive by a tap, part ${part + 1}`, async ({
      page,
    }) => {
      await page.goto(address);
      const links = page.locator('main').locator(`a[href^="#"], a[href^="${address}#"]`);
      const inSight = links.filter({ visible: true });
      const hrefs = await inSight.evaluateAll((found) => [
        ...new Set(found.map((link) => link.getAttribute('href') ?? '')),
      ]);
      expect(hrefs.length).toBeGreaterThan(0);
      // Wait until the page is idle; a busy machine may never say so.
      await page.evaluate(
        () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })),
      );
      for (const href of hrefs.filter((_, index) => index % PARTS === part)) {
        await expectToArrive(page, href);
      }
    });
  }
}

/** Taps a link on the page as it came, at its top and with every fold closed. */
async function expectToArrive(page: Page, href: string): Promise<void> {
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

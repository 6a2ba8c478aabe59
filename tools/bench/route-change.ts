import type { Browser } from '@playwright/test';
import { ROUTE_SHOWN_EVENT } from '#browser/route-overlay.ts';
import { openPhone, slowDown } from './slow-phone.ts';

/** How long a finger rests on a link before it is lifted and the click begins. */
export const PRESS_MS = 90;
/** After which a page has also run what it runs once it has loaded. */
const SETTLED_MS = 500;

/**
 * Milliseconds from a click on a link to the first frame of the next page, complete and uncovered, on
 * a throttled phone.
 */
export async function measureRouteChange(
  browser: Browser,
  origin: string,
  target: string,
): Promise<number> {
  const { page, close } = await openPhone(browser);
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'rejected'));
  await page.goto(`${origin}/faq`, { waitUntil: 'load' });
  await page.waitForTimeout(SETTLED_MS);
  await slowDown(page);
  const elapsedMs = page.evaluate(
    (routeShown) =>
      new Promise<number>((resolve) => {
        let clickedAt = 0;
        document.addEventListener('click', () => (clickedAt = performance.now()), true);
        document.addEventListener(routeShown, () => {
          // The frame is painted after its callbacks, and the message comes after that.
          requestAnimationFrame(() => {
            const painted = new MessageChannel();
            painted.port1.onmessage = () => resolve(performance.now() - clickedAt);
            painted.port2.postMessage(null);
          });
        });
      }),
    ROUTE_SHOWN_EVENT,
  );
  await page.locator(`footer a[href="${target}"]`).click({ delay: PRESS_MS });
  const measuredMs = await elapsedMs;
  await close();
  return measuredMs;
}

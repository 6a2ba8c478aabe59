import type { Browser } from '@playwright/test';
import { ROUTE_SHOWN_EVENT } from '#browser/route-overlay.ts';

/** Chrome's own “slow 4G”, as Lighthouse applies it. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
const CPU_SLOWDOWN = 4;
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
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'rejected'));
  await page.goto(`${origin}/faq`, { waitUntil: 'load' });
  await page.waitForTimeout(SETTLED_MS);
  const session = await context.newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
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
  await context.close();
  return measuredMs;
}

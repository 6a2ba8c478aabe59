import type { Browser } from '@playwright/test';

/** Chrome's own “slow 4G”, as Lighthouse applies it. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
const CPU_SLOWDOWN = 4;

/** Milliseconds from a click on a link to the next page standing complete, on a throttled phone. */
export async function measureRouteChange(browser: Browser, origin: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'rejected'));
  await page.goto(`${origin}/faq`, { waitUntil: 'load' });
  const session = await context.newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const elapsedMs = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let clickedAt = 0;
        document.addEventListener('click', () => (clickedAt = performance.now()), true);
        document.addEventListener('astro:after-swap', () => resolve(performance.now() - clickedAt));
        document.querySelector<HTMLAnchorElement>('footer a[href="/bonuses"]')?.click();
      }),
  );
  await context.close();
  return elapsedMs;
}

import type { Browser } from '@playwright/test';
import { openPhone, slowDown } from './slow-phone.ts';

/** Milliseconds after the page was asked for. */
export type PaintTimes = { firstContentfulMs: number; largestContentfulMs: number };

/** After the load event, for a large image to be drawn. */
const DRAWN_MS = 300;

/** One load on a slow phone, by a visitor who was never here. Throws if nothing was drawn. */
export async function measurePaint(browser: Browser, url: string): Promise<PaintTimes> {
  const { page, close } = await openPhone(browser);
  await slowDown(page);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(DRAWN_MS);
  const times = await page.evaluate(async () => {
    const largest = new Promise<number | undefined>((resolve) => {
      new PerformanceObserver((paints) => resolve(paints.getEntries().at(-1)?.startTime)).observe({
        type: 'largest-contentful-paint',
        buffered: true,
      });
    });
    const [first] = performance.getEntriesByName('first-contentful-paint');
    return { firstContentfulMs: first?.startTime, largestContentfulMs: await largest };
  });
  await close();
  const { firstContentfulMs, largestContentfulMs } = times;
  if (firstContentfulMs === undefined || largestContentfulMs === undefined) {
    throw new Error(`Expected the times of two paints for ${url}, found ${JSON.stringify(times)}`);
  }
  return { firstContentfulMs, largestContentfulMs };
}

import { chromium } from '@playwright/test';
import { serveFolder } from '../serve/serve-folder.ts';
import { findBrowser } from '../test/find-browser.ts';

const PHONE = { width: 390, height: 844 };

/** Pages of a built site that are wider than a phone, of those at the given addresses. */
export async function findWidePages(dist: string, addresses: readonly string[]): Promise<string[]> {
  const served = await serveFolder(dist);
  const browser = await chromium.launch({ executablePath: findBrowser() });
  try {
    const page = await browser.newPage({ viewport: PHONE, reducedMotion: 'reduce' });
    const wide: string[] = [];
    for (const address of addresses) {
      await page.goto(`${served.origin}${address}`);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      if (width > PHONE.width) wide.push(`${address}: ${width} pixels wide at ${PHONE.width}`);
    }
    return wide;
  } finally {
    await browser.close();
    served.stop();
  }
}

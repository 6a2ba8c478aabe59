import type { Page } from '@playwright/test';
import { brotliCompressSync } from 'node:zlib';
import { expect, stopClock, test } from './fixtures.ts';
import { layoutShift } from './layout-shift.ts';

test.use({ reducedMotion: 'no-preference' });

test.use({ featuredPopup: true });

/** Without React: the router, the script of every page and what Astro's islands need. */
const ALL_BYTES = 11_000;
/** An island with React. docs/decisions/028-hydration.md */
const ISLAND_BYTES = 76_000;
/** A tool with its drawings, or with the rules of 21 games. */
const TOOL_BYTES = 83_000;
/** Seven answers with their evidence; days and letters of a case; clauses of an offer with what each can take. */
const OWN_BYTES: Readonly<Record<string, number>> = {
  '/tools/rounds': 89_500,
  '/tools/bonus': 90_500,
  '/tools/case': 92_000,
};

/** Scripts requested by the page; `bytes` waits for those in flight and adds them up with Brotli. */
function watchScripts(page: Page) {
  const names: string[] = [];
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.endsWith('.js')) return;
    names.push(pathname);
    const size = response.body().then((body) => brotliCompressSync(body).length);
    // Scripts after the sum may be cut off by the end of the test; those in the sum still reject it.
    size.catch(() => undefined);
    sizes.push(size);
  });
  const bytes = async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  return { names, bytes };
}

/** Opens a page, and advances its clock by ten seconds, for delayed requests. */
async function openAndWait(page: Page, address: string): Promise<void> {
  await stopClock(page);
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.clock.runFor(10_000);
  await page.waitForTimeout(500);
}

const isReact = (name: string) => /react|client/i.test(name) && !/ClientRouter/.test(name);

test.describe('a new visitor', () => {
  test.use({ consent: null, viewport: { width: 390, height: 844 } });

  for (const address of [
    '/privacy-policy',
    '/reviews/quillmark',
    '/guides',
    '/responsible-gaming',
  ]) {
    test(`is sent no React with ${address}, where no island is in view`, async ({ page }) => {
      const scripts = watchScripts(page);
      await openAndWait(page, address);
      expect(await scripts.bytes()).toBeGreaterThan(0);
      expect(await scripts.bytes()).toBeLessThanOrEqual(ALL_BYTES);
      expect(scripts.names.filter(isReact)).toEqual([]);
    });
  }

  for (const address of [
    '/',
    '/contact',
    '/payments-kyc',
    '/tools/weights',
    '/tools/round',
    '/tools/rounds',
    '/tools/case',
    '/tools/bonus',
    '/tools/session',
    '/tools/rewards',
    '/compare',
  ]) {
    test(`is sent React and the island of ${address}, and no more`, async ({ page }) => {
      const scripts = watchScripts(page);
      await openAndWait(page, address);
      const toolBytes = OWN_BYTES[address] ?? TOOL_BYTES;
      const islandBytes = address.startsWith('/tools/') ? toolBytes : ISLAND_BYTES;
      expect(scripts.names.filter(isReact)).not.toEqual([]);
      expect(await scripts.bytes()).toBeLessThanOrEqual(ALL_BYTES + islandBytes);
    });
  }
});

test.describe('on a phone with a slow line', { tag: '@alone' }, () => {
  test.use({ consent: null, viewport: { width: 390, height: 844 } });

  for (const [address, appear] of [
    ['/', ['Cookies', 'Featured, paid placement']],
    ['/reviews/quillmark', ['Cookies']],
    ['/payments-kyc', ['Cookies']],
  ] as const) {
    test(`hardly anything of ${address} moves, while it loads or later`, async ({ page }) => {
      const session = await page.context().newCDPSession(page);
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 150,
        downloadThroughput: (1.6 * 1024 * 1024) / 8,
        uploadThroughput: (750 * 1024) / 8,
      });
      await page.goto(address);
      for (const text of appear) await expect(page.getByText(text)).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      // Layout shift left when the site's fonts replace the fallback fonts.
      expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
    });
  }
});

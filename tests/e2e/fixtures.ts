import { expect, type Page, test as base } from '@playwright/test';

type Fixtures = {
  /** Fails a test on any uncaught error, refused resource or request to another origin. */
  cleanPage: undefined;
  /** Whether the visitor has already answered the cookie banner. */
  consent: 'accepted' | 'rejected' | null;
  /** Whether the home page has its featured popup, which would come between a slow test and the page. */
  featuredPopup: boolean;
};

export const test = base.extend<Fixtures>({
  consent: ['rejected', { option: true }],
  featuredPopup: [false, { option: true }],
  cleanPage: [
    async ({ page, consent, featuredPopup, baseURL }, use) => {
      if (!featuredPopup) {
        await page.addInitScript(() => {
          const remove = () => document.querySelector('[data-featured-popup]')?.remove();
          document.addEventListener('DOMContentLoaded', remove);
          document.addEventListener('astro:after-swap', remove);
        });
      }
      const faults = watchFaults(page, String(baseURL));
      if (consent !== null) {
        await page.addInitScript((choice) => {
          try {
            localStorage.setItem('cookieConsent', choice);
          } catch {
            // Storage is blocked in some tests, on purpose.
          }
        }, consent);
      }
      await use(undefined);
      if (faults.length > 0) throw new Error(faults.join('\n'));
    },
    { auto: true },
  ],
});

/** Every uncaught error, refused resource and request to another origin, as they come. */
export function watchFaults(page: Page, baseURL: string): readonly string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    const text = message.text();
    if (/Content Security Policy/i.test(text)) faults.push(`policy: ${text}`);
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== new URL(baseURL).origin) {
      faults.push(`left the origin: ${request.url()}`);
    }
  });
  return faults;
}

/**
 * What the page asks for from here on, but for the files that it is made of: scripts, pictures and fonts may come as
 * late as they like, as long as their addresses say nothing more.
 */
export function recordCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { protocol, pathname, search, href } = new URL(request.url());
    const isOfThePage = /\.(js|css|svg|avif|png|woff2)$/.test(pathname) && search === '';
    if (protocol.startsWith('http') && !isOfThePage) {
      calls.push(`${request.method()} ${href.slice(href.indexOf('/', 8))}`);
    }
  });
  return calls;
}

/**
 * Shows a page once its own fonts are there, however late they come. What moves when they take the place of stand-ins
 * has tests of its own (budgets.spec.ts, late-fonts.spec.ts).
 */
export const paintInOwnFonts = (page: Page) =>
  page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { visibility: hidden !important }');
    document.adoptedStyleSheets.push(sheet);
    document.addEventListener('DOMContentLoaded', async () => {
      // What is laid out asks for its fonts; before that, all are said to be there.
      document.body.getBoundingClientRect();
      await document.fonts.ready;
      document.adoptedStyleSheets = [];
    });
  });

/** By how much the page is wider than its window. */
export const excessWidth = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Leaves the browser no storage to write to, as some settings do. */
export const blockStorage = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }
  });

/** Holds back every request that fits until the function that it returns is called. */
export async function holdBack(page: Page, pattern: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await page.route(pattern, async (route) => {
    await promise;
    // The page may have given the request up by then.
    await route.continue().catch(() => undefined);
  });
  return () => resolve(undefined);
}

/** Opens a page on which the script of the router comes after the others, as their order is open. */
export async function openRouterLast(page: Page, address: string): Promise<void> {
  const release = await holdBack(page, '**/ClientRouter*');
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForTimeout(500);
  release();
  await page.waitForLoadState();
}

/**
 * Stops the clock of the pages that are opened from now on: `page.clock.runFor` moves it, and nothing else does. What
 * is to come after so many milliseconds can be held to the millisecond, and what is never to come needs no waiting.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  // It goes until then, and no clock is stopped in the past.
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Waits until the island of a page is there: what is done before that it takes over, a moment later. */
export async function untilAwake(page: Page): Promise<void> {
  await expect(page.locator('main astro-island')).not.toHaveAttribute('ssr');
}

/** Waits until the router has noted where the page lies, to come back to. */
export const untilPlaceIsKept = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const { scrollY: kept } = history.state as { scrollY: number };
        return Math.abs(kept - scrollY);
      }),
    )
    .toBeLessThan(1);

export { expect };

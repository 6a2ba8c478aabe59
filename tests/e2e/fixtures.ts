import { expect, type Page, test as base } from '@playwright/test';

type Fixtures = {
  /** Fails a test on any uncaught error, refused resource or request to another origin. */
  cleanPage: undefined;
  /** Previous answer to the cookie banner. */
  consent: 'accepted' | 'rejected' | null;
  /** True to show the featured popup of the home page, which would interfere with slow tests. */
  featuredPopup: boolean;
  /** True where a page is changed before React takes it over, which then reports error #418 and draws it anew. */
  mayDiffer: boolean;
};

export const test = base.extend<Fixtures>({
  consent: ['rejected', { option: true }],
  featuredPopup: [false, { option: true }],
  mayDiffer: [false, { option: true }],
  cleanPage: [
    async ({ page, consent, featuredPopup, mayDiffer, baseURL }, use) => {
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
            // Some tests block storage on purpose.
          }
        }, consent);
      }
      await use(undefined);
      const meant = faults.filter((fault) => !mayDiffer || !fault.includes('#418'));
      if (meant.length > 0) throw new Error(meant.join('\n'));
    },
    { auto: true },
  ],
});

/** Collects uncaught errors, failed resources and requests to other origins. */
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
 * Records requests of the page from here on, except for scripts, pictures and fonts, which may load late as long as
 * their addresses carry no data, and for the icon and the manifest, which a whole browser fetches at any moment.
 */
export function recordCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { protocol, pathname, search, href } = new URL(request.url());
    const isOfThePage =
      /\.(js|css|svg|avif|png|woff2|webmanifest)$/.test(pathname) && search === '';
    if (protocol.startsWith('http') && !isOfThePage) {
      calls.push(`${request.method()} ${href.slice(href.indexOf('/', 8))}`);
    }
  });
  return calls;
}

/**
 * Delays painting until the site's fonts are loaded. Layout shifts of fallback fonts have their own tests
 * (budgets.spec.ts, late-fonts.spec.ts).
 */
export const paintInOwnFonts = (page: Page) =>
  page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { visibility: hidden !important }');
    document.adoptedStyleSheets.push(sheet);
    document.addEventListener('DOMContentLoaded', async () => {
      // Layout requests the fonts; before it, `document.fonts` reports all as loaded.
      document.body.getBoundingClientRect();
      await document.fonts.ready;
      document.adoptedStyleSheets = [];
    });
  });

/** Width of the page beyond that of the window. */
export const excessWidth = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Blocks storage, as some browser settings do. */
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

/** Delays matching requests until the returned function is called. */
export async function holdBack(page: Page, pattern: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await page.route(pattern, async (route) => {
    await promise;
    // The page may have aborted the request by then.
    await route.continue().catch(() => undefined);
  });
  return () => resolve(undefined);
}

/**
 * Stops the clock of pages opened from now on: only `page.clock.runFor` advances it. Delays can then be tested to
 * the millisecond, and the absence of an event needs no waiting.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  // In the future, because a clock cannot be paused in the past.
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Waits until the island of a page is hydrated; earlier input would be taken over with a delay. */
export async function untilAwake(page: Page): Promise<void> {
  await expect(page.locator('main astro-island')).not.toHaveAttribute('ssr');
}

/** Waits until the router has stored the scroll position. */
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

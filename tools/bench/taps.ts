import type { Browser, Locator, Page } from '@playwright/test';
import type { Control } from './controls.ts';
import { openPhone, slowDown, slowProcessor } from './slow-phone.ts';

/**
 * When the first tap comes: with the load event, or when nothing has been on the line for a while, with the
 * control on the screen.
 */
export type Moment = 'loaded' | 'idle';

/** For what the page does once it has all its files. */
const SETTLED_MS = 1000;
/** After which an answer is not waited for any more. */
const LONGEST_MS = 10_000;

/**
 * Milliseconds from the first tap on a page to the first frame that shows its answer, on slow 4G with a
 * processor four times slower. Infinite where no answer came.
 */
export async function measureFirstTap(
  browser: Browser,
  url: string,
  control: Control,
  moment: Moment,
): Promise<number> {
  const { page, close } = await openPhone(browser);
  await withoutCover(page);
  await slowDown(page);
  await page.goto(url, { waitUntil: 'load' });
  if (moment === 'idle') {
    // Nobody taps what they have not scrolled to; a control that only now comes near may ask for its files.
    await bringIntoView(page, control);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(SETTLED_MS);
  }
  const answeredMs = await tap(page, control);
  await close();
  return answeredMs;
}

/** The same for each control in turn, on a page that was loaded a second time; a dialog is closed again. */
export async function measureWarmTaps(
  browser: Browser,
  url: string,
  controls: readonly Control[],
): Promise<Map<string, number>> {
  const { page, close } = await openPhone(browser);
  await withoutCover(page);
  const times = new Map<string, number>();
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.reload({ waitUntil: 'networkidle' });
  await page.waitForTimeout(SETTLED_MS);
  await slowProcessor(page);
  for (const control of controls) {
    // Nobody taps while still scrolling to it.
    await bringIntoView(page, control);
    await page.waitForTimeout(SETTLED_MS);
    times.set(control.name, await tap(page, control));
  }
  await close();
  return times;
}

/** A visitor who has answered the cookie banner, with nothing that opens by itself. */
async function withoutCover(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('cookieConsent', 'rejected');
    document.addEventListener('DOMContentLoaded', () =>
      document.querySelector('[data-featured-popup]')?.remove(),
    );
  });
}

async function tap(page: Page, control: Control): Promise<number> {
  const { where = 0.5, choose, shows } = control;
  const target = await bringIntoView(page, control);
  const answer = page.evaluate(
    ([shownBy, longestMs]) =>
      new Promise<number | null>((resolve) => {
        const read = () =>
          JSON.stringify([...document.querySelectorAll(shownBy)].map((part) => part.textContent));
        const before = read();
        const startedMs = performance.now();
        let tappedMs: number | null = null;
        // A slider moves before the finger is lifted.
        for (const type of ['click', 'input', 'change']) {
          const note = ({ timeStamp }: Event) => (tappedMs ??= timeStamp);
          document.addEventListener(type, note, { capture: true });
        }
        const look = () => {
          if (tappedMs === null || read() === before) {
            // A tap that reaches nothing is not waited for without end; it may itself have waited.
            const sinceMs = tappedMs ?? startedMs + longestMs;
            if (performance.now() - sinceMs > longestMs) resolve(null);
            else requestAnimationFrame(look);
            return;
          }
          const beganMs = tappedMs;
          // The frame is painted after its callbacks; then this comes before what the page has put off until then.
          void scheduler.postTask(() => resolve(performance.now() - beganMs), {
            priority: 'user-blocking',
          });
        };
        requestAnimationFrame(look);
      }),
    [shows, LONGEST_MS] as const,
  );
  if (choose === undefined) await tapOn(target, where);
  else {
    // Whoever chooses has touched the list: the focus is on it.
    await target.focus();
    await target.selectOption(choose);
  }
  const answeredMs = (await answer) ?? Infinity;
  await page.evaluate(() => {
    for (const dialog of document.querySelectorAll('dialog[open]')) {
      (dialog as HTMLDialogElement).close();
    }
  });
  return answeredMs;
}

/** Scrolls to the first of what is tapped that is seen, and tells which it is. */
async function bringIntoView(page: Page, { tap: selector }: Control): Promise<Locator> {
  // What lies in folds is tapped in open ones; by script, so that nothing is touched.
  await page.locator(selector).evaluateAll((elements) => {
    for (const element of elements) {
      if (element.matches('summary')) continue;
      for (
        let fold = element.closest('details');
        fold !== null;
        fold = fold.parentElement?.closest('details') ?? null
      ) {
        fold.open = true;
      }
    }
  });
  const target = page.locator(selector).filter({ visible: true }).first();
  await target.scrollIntoViewIfNeeded();
  return target;
}

/**
 * Taps on an element, at a share of its width. Not by its locator: the listeners by which that looks what lies under
 * the tap would be measured along.
 */
async function tapOn(target: Locator, where: number): Promise<void> {
  const point = await target.evaluate(whereToTap, { where, longestMs: LONGEST_MS });
  if (point === null) throw new Error(`Expected ${target} to stand still with nothing over it`);
  await target.page().touchscreen.tap(point.x, point.y);
}

/** In the page: a point in an element that does not move any more, and is reached there; null if that takes too long. */
function whereToTap(element: Element, { where, longestMs }: { where: number; longestMs: number }) {
  const startedMs = performance.now();
  let before = '';
  return new Promise<{ x: number; y: number } | null>((resolve) => {
    const look = () => {
      const box = element.getBoundingClientRect();
      const point = { x: box.x + box.width * where, y: box.y + box.height / 2 };
      const now = `${point.x} ${point.y}`;
      // Parts above it that are laid out only now have moved it away: whoever wants to tap scrolls on.
      const isAway = point.y < 0 || point.y > innerHeight;
      if (isAway) element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const isReached = element.contains(document.elementFromPoint(point.x, point.y));
      if (now === before && isReached) resolve(point);
      else if (performance.now() - startedMs > longestMs) resolve(null);
      else requestAnimationFrame(look);
      before = now;
    };
    look();
  });
}

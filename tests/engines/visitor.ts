import { expect } from 'vitest';
import { type Tab, waitUntil } from './engine.ts';

/** User of the site in any browser: sees visible elements, points, types. */
export type Visitor = ReturnType<typeof visitorIn>;

/** A task of a visitor, from the first page to its end. */
export type Journey = {
  name: string;
  /** Width of the window in pixels; 1000 by default. */
  width?: number;
  run: (visitor: Visitor) => Promise<void>;
};

const PATIENCE_MS = 60_000;

/** A visitor in their own tab; `origin` is that of the site. */
export function visitorIn(tab: Tab, origin: string) {
  const isSeen = async (selector: string, text = '') =>
    (await tab.evaluate(markSeen, selector, text)) !== null;
  const wait = (what: string, isSo: () => Promise<boolean>) =>
    waitUntil(isSo, PATIENCE_MS).catch(() => {
      throw new Error(`Expected ${what}, found none within ${PATIENCE_MS / 1000} s`);
    });
  const sees = (selector: string, text = '') =>
    wait(`${selector} “${text}” to be seen`, () => isSeen(selector, text));
  /** Selector of the first visible match. */
  const seen = async (selector: string, text = '') => {
    await sees(selector, text);
    await tab.evaluate(markSeen, selector, text);
    return '[data-seen]';
  };
  return {
    goTo: async (address: string) => {
      await tab.goTo(`${origin}${address}`);
      await tab.evaluate(noteErrors);
    },
    /** Waits for a visible element with the text or accessible name. */
    sees,
    /** Waits until there is no such element. */
    seesNo: (selector: string, text = '') =>
      wait(`no ${selector} “${text}”`, async () => !(await isSeen(selector, text))),
    /** Clicks an element once it has stopped moving: parts above it may still load and shift it. */
    click: async (selector: string, text = '') => {
      const target = await seen(selector, text);
      await wait(`${selector} “${text}” at rest`, () => tab.evaluate(isAtRest, target));
      await tab.click(target);
    },
    /** Clicks at the position of an element, even if another covers it. */
    clickAbove: async (selector: string) => tab.click(await seen(selector)),
    focus: async (selector: string) => {
      await tab.evaluate(
        (of) => document.querySelector<HTMLElement>(of)?.focus(),
        await seen(selector),
      );
    },
    press: (key: string) => tab.press(key),
    fill: async (selector: string, text: string) => {
      const field = await seen(selector);
      await tab.evaluate(setValue, field, '');
      await tab.type(field, text);
    },
    /** Sets a select or a slider, with the events of a browser. */
    choose: async (selector: string, value: string) => {
      await tab.evaluate(setValue, await seen(selector), value);
    },
    /** Waits until an island is hydrated. */
    awakens: (island: string) =>
      wait(`${island} to run`, () =>
        tab.evaluate((name) => {
          const found = document.querySelector(`astro-island[component-url*="${name}"]`);
          // The island itself has no box.
          found?.firstElementChild?.scrollIntoView({ block: 'center', behavior: 'instant' });
          return found !== null && !found.hasAttribute('ssr');
        }, island),
      ),
    read: tab.evaluate,
    until: <Arguments extends unknown[]>(
      what: string,
      isSo: (...given: Arguments) => boolean,
      ...given: Arguments
    ) => wait(what, () => tab.evaluate(isSo, ...given)),
    goBack: tab.goBack,
    goForward: tab.goForward,
    pause: (ms: number) => new Promise((resolve) => setTimeout(resolve, ms)),
    /** Opens a page with the cookie banner answered and popups closed. */
    settled: async (address: string) => {
      await tab.goTo(`${origin}/robots.txt`);
      await tab.evaluate(() => localStorage.setItem('cookieConsent', 'rejected'));
      await tab.goTo(`${origin}${address}`);
      await tab.evaluate(noteErrors);
      await tab.evaluate(() => document.querySelector('[data-featured-popup]')?.remove());
    },
    /** Expects no script errors so far. */
    expectNoErrors: async () => expect(await tab.evaluate(readErrors)).toEqual([]),
  };
}

/** Marks the first visible element with the text; `null` where there is none. */
function markSeen(selector: string, text: string): string | null {
  document.querySelector('[data-seen]')?.removeAttribute('data-seen');
  for (const element of document.querySelectorAll<HTMLElement>(selector)) {
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    const box = element.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) continue;
    const words = `${element.textContent} ${element.getAttribute('aria-label') ?? ''}`;
    if (!words.includes(text)) continue;
    element.setAttribute('data-seen', '');
    return selector;
  }
  return null;
}

/** Scrolls an element to the middle of the window; true if it stays there, uncovered. */
async function isAtRest(selector: string): Promise<boolean> {
  const element = document.querySelector(selector);
  if (element === null) return false;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const before = element.getBoundingClientRect().top;
  // A running smooth scroll continues in the next frame.
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  const { top, left, width, height } = element.getBoundingClientRect();
  const onTop = document.elementFromPoint(left + width / 2, top + height / 2);
  const isOnTop = onTop !== null && (element.contains(onTop) || onTop.contains(element));
  return Math.abs(top - before) < 1 && isOnTop;
}

function setValue(selector: string, value: string): void {
  const field = document.querySelector<HTMLInputElement | HTMLSelectElement>(selector);
  if (field === null) throw new Error(`Expected ${selector}`);
  // React overrides the setter, so set the value by that of the prototype.
  const prototype = Object.getPrototypeOf(field) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

function noteErrors(): void {
  const own = window as unknown as { errorsOfPage?: string[] };
  if (own.errorsOfPage) return;
  const errors: string[] = (own.errorsOfPage = []);
  addEventListener('error', ({ message }) => errors.push(message));
  addEventListener('unhandledrejection', (event) => {
    // The page may still call `preventDefault`.
    setTimeout(() => event.defaultPrevented || errors.push(String(event.reason)));
  });
}

function readErrors(): string[] {
  return (window as unknown as { errorsOfPage?: string[] }).errorsOfPage ?? [];
}

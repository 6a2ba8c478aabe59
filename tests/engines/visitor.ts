import { expect } from 'vitest';
import { type Tab, waitUntil } from './engine.ts';

/** Somebody who uses the site in a browser of any family: sees what is visible, points, types. */
export type Visitor = ReturnType<typeof visitorIn>;

/** Something that a visitor comes for, from the first page to where it is reached. */
export type Journey = {
  name: string;
  /** Width of the window; 1000 px where nothing is said. */
  width?: number;
  run: (visitor: Visitor) => Promise<void>;
};

const PATIENCE_MS = 60_000;

/** A visitor in a tab of their own; the site lies at `origin`. */
export function visitorIn(tab: Tab, origin: string) {
  const isSeen = async (selector: string, text = '') =>
    (await tab.evaluate(markSeen, selector, text)) !== null;
  const wait = (what: string, isSo: () => Promise<boolean>) =>
    waitUntil(isSo, PATIENCE_MS).catch(() => {
      throw new Error(`Expected ${what}, found none within ${PATIENCE_MS / 1000} s`);
    });
  const sees = (selector: string, text = '') =>
    wait(`${selector} “${text}” to be seen`, () => isSeen(selector, text));
  /** A selector of the first that is seen, to point at. */
  const seen = async (selector: string, text = '') => {
    await sees(selector, text);
    await tab.evaluate(markSeen, selector, text);
    return '[data-seen]';
  };
  return {
    /** Opens an address as if it had been typed. */
    goTo: async (address: string) => {
      await tab.goTo(`${origin}${address}`);
      await tab.evaluate(noteErrors);
    },
    /** Waits until an element is visible whose text, or whose name, holds the words. */
    sees,
    /** Waits until there is none. */
    seesNo: (selector: string, text = '') =>
      wait(`no ${selector} “${text}”`, async () => !(await isSeen(selector, text))),
    /** Points at what has come to rest in the window: far from the top, parts that come near take their place. */
    click: async (selector: string, text = '') => {
      const target = await seen(selector, text);
      await wait(`${selector} “${text}” at rest`, () => tab.evaluate(isAtRest, target));
      await tab.click(target);
    },
    /** Points at the place of an element that something else may lie over. */
    clickAbove: async (selector: string) => tab.click(await seen(selector)),
    focus: async (selector: string) => {
      await tab.evaluate(
        (of) => document.querySelector<HTMLElement>(of)?.focus(),
        await seen(selector),
      );
    },
    press: (key: string) => tab.press(key),
    /** Puts a text in the place of what stands in a field. */
    fill: async (selector: string, text: string) => {
      const field = await seen(selector);
      await tab.evaluate(setValue, field, '');
      await tab.type(field, text);
    },
    /** Chooses, or sets a slider, and says so to the page as the browser would. */
    choose: async (selector: string, value: string) => {
      await tab.evaluate(setValue, await seen(selector), value);
    },
    /** Waits until an island answers: before, the page is as it was printed. */
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
    /** Waits until a function of the page gives true. */
    until: <Arguments extends unknown[]>(
      what: string,
      isSo: (...given: Arguments) => boolean,
      ...given: Arguments
    ) => wait(what, () => tab.evaluate(isSo, ...given)),
    goBack: tab.goBack,
    goForward: tab.goForward,
    pause: (ms: number) => new Promise((resolve) => setTimeout(resolve, ms)),
    /** Has answered the question of cookies on an earlier visit, and closed what opens by itself. */
    settled: async (address: string) => {
      await tab.goTo(`${origin}/robots.txt`);
      await tab.evaluate(() => localStorage.setItem('cookieConsent', 'rejected'));
      await tab.goTo(`${origin}${address}`);
      await tab.evaluate(noteErrors);
      await tab.evaluate(() => document.querySelector('[data-featured-popup]')?.remove());
    },
    /** No script of the pages failed on the way. */
    expectNoErrors: async () => expect(await tab.evaluate(readErrors)).toEqual([]),
  };
}

/** Marks the first visible element that holds the words; `null` where there is none. */
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

/** Brings an element into the middle of the window; whether it stays there, and nothing lies on it. */
async function isAtRest(selector: string): Promise<boolean> {
  const element = document.querySelector(selector);
  if (element === null) return false;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const before = element.getBoundingClientRect().top;
  // A smooth scroll that is on its way goes on with a frame.
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  const { top, left, width, height } = element.getBoundingClientRect();
  const onTop = document.elementFromPoint(left + width / 2, top + height / 2);
  const isOnTop = onTop !== null && (element.contains(onTop) || onTop.contains(element));
  return Math.abs(top - before) < 1 && isOnTop;
}

function setValue(selector: string, value: string): void {
  const field = document.querySelector<HTMLInputElement | HTMLSelectElement>(selector);
  if (field === null) throw new Error(`Expected ${selector}`);
  // React reads the value past its own setter.
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
    // The page may say that it is none, after this.
    setTimeout(() => event.defaultPrevented || errors.push(String(event.reason)));
  });
}

function readErrors(): string[] {
  return (window as unknown as { errorsOfPage?: string[] }).errorsOfPage ?? [];
}

/** Families of browsers beside Chromium, which the tests of tests/e2e run in: each as its makers or Debian ship it. */
export const ENGINES = ['firefox', 'webkit'] as const;

export type EngineName = (typeof ENGINES)[number];

/** A browser that is driven from outside, with real pointer and key events. */
export type Engine = {
  /** A tab of a size without history or storage of others. WebKit has one such at a time: close it first. */
  openTab: (size: WindowSize) => Promise<Tab>;
  close: () => Promise<void>;
};

export type Tab = {
  /** Loads an address as if it had been typed, and waits for its load event. */
  goTo: (address: string) => Promise<void>;
  /** Runs a function in the page. It sees its arguments and nothing else from outside. */
  evaluate: <Result, Arguments extends unknown[]>(
    run: (...given: Arguments) => Result,
    ...given: Arguments
  ) => Promise<Awaited<Result>>;
  /** Brings an element into view and clicks on its middle. */
  click: (selector: string) => Promise<void>;
  /** One of the keys that UI Events name: `Tab`, `Enter`, `a`. */
  press: (key: string) => Promise<void>;
  /** Clicks into a field and types. */
  type: (selector: string, text: string) => Promise<void>;
  /** Begins to go back or forward, and does not wait for the page. */
  goBack: () => Promise<void>;
  goForward: () => Promise<void>;
  close: () => Promise<void>;
};

export type WindowSize = { width: number; height: number };

/** Asks until something is so, at most so many milliseconds. */
export async function waitUntil(isSo: () => Promise<boolean>, atMostMs: number): Promise<void> {
  const end = performance.now() + atMostMs;
  while (!(await isSo().catch(() => false))) {
    if (performance.now() > end) throw new Error(`Expected it within ${atMostMs} ms: ${isSo}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

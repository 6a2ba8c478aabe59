/** Three families of browsers, each as its own makers or Debian ship it. */
export const ENGINES = ['chromium', 'firefox', 'webkit'] as const;

export type EngineName = (typeof ENGINES)[number];

/** A browser that is driven from outside, with real pointer and key events. */
export type Engine = {
  name: EngineName;
  /** Product and version, as the browser names itself. */
  version: string;
  /** A tab without history or storage of others. WebKit has one at a time: close it first. */
  openTab: () => Promise<Tab>;
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
  /** Brings an element into view and clicks on its middle, the pointer resting so long before and on it. */
  click: (selector: string, pressMs?: number) => Promise<void>;
  /** One of the keys that UI Events name: `Tab`, `Enter`, `a`. */
  press: (key: string) => Promise<void>;
  /** Clicks into a field and types. */
  type: (selector: string, text: string) => Promise<void>;
  /** From now on the processor is so many times slower. Only Chromium can. */
  slowProcessor: ((times: number) => Promise<void>) | null;
  /** Begins to go back or forward, and does not wait for the page. */
  goBack: () => Promise<void>;
  goForward: () => Promise<void>;
  close: () => Promise<void>;
};

/** What an engine is started with. */
export type EngineOptions = {
  /** The X display of a screen that is looked at; without one there is no window, where that is possible. */
  display?: string;
  width?: number;
  height?: number;
  /** Whether the visitor prefers dark colours. */
  dark?: boolean;
  /** Whether pages that were left are kept in memory. Chromium and Firefox can do without. */
  backForwardCache?: boolean;
};

export const WINDOW = { width: 1000, height: 800 };

/** Asks until something is so, at most so many milliseconds. */
export async function waitUntil(isSo: () => Promise<boolean>, atMostMs = 15_000): Promise<void> {
  const end = performance.now() + atMostMs;
  while (!(await isSo().catch(() => false))) {
    if (performance.now() > end) throw new Error(`Expected it within ${atMostMs} ms: ${isSo}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

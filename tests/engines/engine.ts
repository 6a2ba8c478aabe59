/** Browser engines beside Chromium, in which the journeys run, as shipped by their makers or by Debian. */
export const ENGINES = ['firefox', 'webkit'] as const;

export type EngineName = (typeof ENGINES)[number];

/** A browser driven from outside, with real pointer and key events. */
export type Engine = {
  /** Opens a tab of a size with its own history and storage. WebKit has one such tab at a time: close it first. */
  openTab: (size: WindowSize) => Promise<Tab>;
  close: () => Promise<void>;
};

export type Tab = {
  /** Navigates to an address and waits for the load event. */
  goTo: (address: string) => Promise<void>;
  /** Runs a function in the page, with its arguments as its only outside values. */
  evaluate: <Result, Arguments extends unknown[]>(
    run: (...given: Arguments) => Result,
    ...given: Arguments
  ) => Promise<Awaited<Result>>;
  /** Scrolls an element into view and clicks its middle. */
  click: (selector: string) => Promise<void>;
  /** One of the keys that UI Events name: `Tab`, `Enter`, `a`. */
  press: (key: string) => Promise<void>;
  /** Clicks into a field and types. */
  type: (selector: string, text: string) => Promise<void>;
  /** Starts going back or forward, without waiting for the page. */
  goBack: () => Promise<void>;
  goForward: () => Promise<void>;
  close: () => Promise<void>;
};

type WindowSize = { width: number; height: number };

/** Polls a condition, with a timeout. */
export async function waitUntil(isSo: () => Promise<boolean>, atMostMs: number): Promise<void> {
  const end = performance.now() + atMostMs;
  while (!(await isSo().catch(() => false))) {
    if (performance.now() > end) throw new Error(`Expected it within ${atMostMs} ms: ${isSo}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

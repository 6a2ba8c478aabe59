import type { Engine, Tab } from '../engines/engine.ts';
import { waitUntil } from '../engines/engine.ts';
import type { Colour, Screen } from '../engines/screen.ts';
import { PRESS_MS } from './route-change.ts';
import { type Left, readLeft, type WayBack } from './ways-back.ts';

/** After which a page has also run what it runs once it has loaded. */
const SETTLED_MS = 800;
/** After which a change of route is over, the fade and what a page loads late included. */
const OVER_MS = 2600;

/** One change of what is seen in a page, after the frame that shows it. */
type Frame = { path: string; state: 'covered' | 'uncovered'; isWhole: boolean; atMs: number };

export type RouteChange = {
  /** From the click, or from the call of `history.back()`. Infinite where no frame showed the cover. */
  coveredMs: number;
  completeMs: number;
  /** How long the window had the ground of the browser itself, or any one colour that is not the page's. */
  foreignMs: number;
};

export type ComeBack = RouteChange & {
  /** How far the page lies from where it was left, in pixels. */
  placeOffBy: number;
  isStateKept: boolean;
};

/**
 * Adds to a page what writes down its frames: in the storage of the tab, which outlasts its documents. It
 * stands in every page that is measured, whatever changes the routes.
 */
export function withRecorder(html: string): string {
  return html.replace('<meta charset="utf-8">', (meta) => `${meta}<script>(${record})()</script>`);
}

function record(): void {
  const own = window as unknown as { isRecording?: boolean };
  if (own.isRecording) return;
  own.isRecording = true;
  localStorage.setItem('cookieConsent', 'rejected');
  const note = (entry: object) => {
    const notes = JSON.parse(sessionStorage.getItem('notes') ?? '[]') as object[];
    const atMs = Date.now();
    sessionStorage.setItem('notes', JSON.stringify([...notes, { ...entry, atMs }]));
  };
  addEventListener('click', () => note({ begins: true }), { capture: true });
  let last = '';
  // Out of the memory of the browser, it may come as it went.
  addEventListener('pageshow', () => (last = ''));
  const look = () => {
    requestAnimationFrame(look);
    // It would open above the link that is to be clicked.
    document.querySelector('[data-featured-popup]')?.remove();
    // The frame is painted after its callbacks, and the message comes after that.
    const painted = new MessageChannel();
    const overlay = document.querySelector('[data-route-overlay]');
    const isCovered = overlay?.hasAttribute('hidden') === false;
    if (!isCovered && document.querySelector('main') === null) return;
    const state = isCovered ? 'covered' : 'uncovered';
    const isWhole = document.readyState !== 'loading' && document.querySelector('footer') !== null;
    const path = location.pathname + location.search;
    if (last === `${path}${state}${isWhole}`) return;
    last = `${path}${state}${isWhole}`;
    painted.port1.onmessage = () => note({ path, state, isWhole });
    painted.port2.postMessage(null);
  };
  requestAnimationFrame(look);
}

/** A tab on the page, as a visitor has it who has read there for a while. */
export async function openSettled(engine: Engine, address: string, slowness: number): Promise<Tab> {
  const tab = await engine.openTab();
  await tab.goTo(address);
  await pause(SETTLED_MS);
  await tab.slowProcessor?.(slowness);
  return tab;
}

/** Follows a link of the footer. */
export async function measureRouteChange(
  tab: Tab,
  screen: Screen | null,
  target: string,
): Promise<RouteChange> {
  await forget(tab);
  return await measure(tab, screen, target, () =>
    tab.click(`footer a[href="${target}"]`, PRESS_MS),
  );
}

/** Goes back from the page that the last change led to; `leaveReady` has noted what was left. */
export async function measureBack(
  tab: Tab,
  screen: Screen | null,
  target: string,
): Promise<ComeBack> {
  await forget(tab);
  const change = await measure(tab, screen, target, () => tab.goBack());
  const { place, state } = JSON.parse(
    await tab.evaluate(() => sessionStorage.getItem('left') ?? '{}'),
  ) as Partial<Left>;
  const now = await tab.evaluate(readLeft);
  return {
    ...change,
    placeOffBy: Math.abs(now.place - (place ?? Infinity)),
    isStateKept: now.state === state,
  };
}

/** Changes the page, brings the link into view, and notes what is left. */
export async function leaveReady(tab: Tab, { change, target }: WayBack): Promise<void> {
  await change(tab);
  await tab.evaluate((address) => {
    document
      .querySelector(`footer a[href="${address}"]`)
      ?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, target);
  await pause(SETTLED_MS);
  const left = await tab.evaluate(readLeft);
  await tab.evaluate((text) => sessionStorage.setItem('left', text), JSON.stringify(left));
}

const forget = (tab: Tab) => tab.evaluate(() => sessionStorage.removeItem('notes'));

async function measure(
  tab: Tab,
  screen: Screen | null,
  target: string,
  begin: () => Promise<void>,
): Promise<RouteChange> {
  const grounds = await tab.evaluate(readGrounds);
  const watch = screen === null ? () => 0 : watchForForeign(screen, grounds);
  // Where no click begins it, the call does.
  await tab.evaluate(() => {
    const { back } = History.prototype;
    history.back = () => {
      const begins = [{ begins: true, atMs: Date.now() }];
      sessionStorage.setItem('notes', JSON.stringify(begins));
      back.call(history);
    };
  });
  const calledMs = Date.now();
  try {
    await begin();
    // Asked meanwhile, the page would have that to do as well.
    await pause(OVER_MS);
    await waitUntil(
      async () => (await tab.evaluate(() => location.pathname + location.search)) === target,
    );
  } catch (error) {
    watch();
    throw error;
  }
  const foreignMs = watch();
  const notes = JSON.parse(
    await tab.evaluate(() => sessionStorage.getItem('notes') ?? '[]'),
  ) as (Partial<Frame> & { begins?: boolean; atMs: number })[];
  // A page out of memory may know an older state of the storage, in which the call is not.
  const beginMs = notes.find(({ begins, atMs }) => begins && atMs >= calledMs)?.atMs ?? calledMs;
  const later = notes.filter(({ atMs }) => atMs >= beginMs);
  const covered = later.find(({ state }) => state === 'covered');
  const complete = later.find(
    ({ path, state, isWhole, atMs }) =>
      path === target && state === 'uncovered' && isWhole && atMs > (covered?.atMs ?? 0),
  );
  if (complete === undefined) {
    throw new Error(`Expected a page at ${target}, found ${JSON.stringify(notes)}`);
  }
  const coveredAtMs = covered?.atMs ?? Infinity;
  return { coveredMs: coveredAtMs - beginMs, completeMs: complete.atMs - beginMs, foreignMs };
}

/** The colours that the site's own parts have behind them. */
function readGrounds(): Colour[] {
  return ['html', 'header', 'footer'].flatMap((name) => {
    const part = document.querySelector(name);
    const numbers =
      part &&
      getComputedStyle(part)
        .backgroundColor.match(/[\d.]+/g)
        ?.map(Number);
    const [red = 0, green = 0, blue = 0, opacity = 1] = numbers ?? [0, 0, 0, 0];
    return opacity === 0 ? [] : [[red, green, blue] as const];
  });
}

/** Returns what tells how long nearly all of the window had one colour that is none of those. */
function watchForForeign(screen: Screen, grounds: readonly Colour[]): () => number {
  let foreignMs = 0;
  let lookedMs = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    const places = screen.look();
    const [first = [0, 0, 0] as const] = places;
    const same = places.filter((place) => isNear(place, first)).length;
    const isOurs = first.every((value, channel) => {
      const own = grounds.map((ground) => ground[channel] ?? 0);
      // In between lies what fades in.
      return value > Math.min(...own) - 8 && value < Math.max(...own) + 8;
    });
    if (same > places.length * 0.95 && !isOurs) foreignMs += now - lookedMs;
    lookedMs = now;
  }, 12);
  return () => {
    clearInterval(timer);
    return foreignMs;
  };
}

const isNear = (one: Colour, other: Colour) =>
  one.every((value, channel) => Math.abs(value - (other[channel] ?? 0)) < 8);

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Covers the screen for 800 ms on every change of route. Browsers change routes by themselves: this
 * covers the page that is left from the click on, and the page that comes from its first paint on, until
 * 800 ms after its navigation began; then it fades in. A first load, a page from another site and a
 * reload show no cover.
 *
 * It stands as text in every page, right after the overlay (`layouts/BaseLayout.astro`): what comes later
 * would come after the first paint. It needs no other script, and nothing that a browser may refuse to
 * store.
 */
import { leadsToOtherPage } from './link-click.ts';

const OVERLAY_MS = 800;
const FADE_IN: KeyframeAnimationOptions = { duration: 240, easing: 'ease-out' };
/** After which a page that was left and is still there counts as not left: stopped, or a download. */
const CALLED_OFF_MS = 10_000;

/** Of the document: the address may change without it. */
const { pathname } = location;
const overlay = document.querySelector<HTMLElement>('[data-route-overlay]');
let timer = 0;

if (overlay !== null) {
  if (isRouteChange()) coverSince(overlay, 0);
  addEventListener('click', (event) => {
    if (leadsToOtherPage(event)) leave(overlay);
  });
  // What the keyboard reaches is never behind the cover.
  addEventListener('keydown', (event) => keepFocus(overlay, event), { capture: true });
  // Kept in memory covered, a page that is come back to needs no cover first.
  addEventListener('pagehide', () => (overlay.hidden = false));
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    if (cameFromHere()) coverSince(overlay, performance.now());
    else uncover(overlay);
  });
  addEventListener('popstate', () => loadWhatAddressSays(overlay));
}

/** False if the entry before is known to be of another site, or there was none. */
function cameFromHere(): boolean {
  return window.navigation?.activation?.from !== null;
}

function isRouteChange(): boolean {
  if (!cameFromHere()) return false;
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (load?.type === 'reload') return isReloadedRoute();
  // What is typed into the address bar has no referrer, and a new tab no entry before.
  const { referrer } = document;
  const isFollowed = referrer.startsWith(`${location.origin}/`) && history.length > 1;
  return load?.type === 'back_forward' || isFollowed;
}

/** Covers the page as if it had been covered since then. */
function coverSince(cover: HTMLElement, startMs: number): void {
  clearTimeout(timer);
  const restMs = startMs + OVERLAY_MS - performance.now();
  if (restMs <= 0) {
    lift(cover);
    return;
  }
  cover.hidden = false;
  // What moves on it goes on from where it stood on the page before.
  for (const animation of cover.getAnimations({ subtree: true })) animation.startTime = startMs;
  timer = window.setTimeout(() => lift(cover), restMs);
}

function leave(cover: HTMLElement): void {
  clearTimeout(timer);
  cover.hidden = false;
  timer = window.setTimeout(() => uncover(cover), CALLED_OFF_MS);
}

function lift(cover: HTMLElement): void {
  uncover(cover);
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  document.body.animate({ opacity: [0, 1] }, FADE_IN);
}

function uncover(cover: HTMLElement): void {
  clearTimeout(timer);
  cover.hidden = true;
}

function keepFocus(cover: HTMLElement, event: KeyboardEvent): void {
  if (event.key === 'Tab' && !cover.hidden) event.preventDefault();
}

/**
 * An article's address may have been given to its list (`article-dialog.ts`). Loaded anew it is the
 * article's page, and browsers take the step back to the list for one within it.
 */
function loadWhatAddressSays(cover: HTMLElement): void {
  if (location.pathname === pathname || document.querySelector('[data-article-content]')) return;
  leave(cover);
  history.replaceState({ ...history.state, isRouteChange: true }, '');
  location.reload();
}

/** Whether it was us who reloaded. The entry forgets it, so that the visitor can. */
function isReloadedRoute(): boolean {
  const { isRouteChange: isOurs = false, ...state } = history.state ?? {};
  if (isOurs) history.replaceState(state, '');
  return isOurs;
}

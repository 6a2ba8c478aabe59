import type {
  TransitionBeforePreparationEvent,
  TransitionBeforeSwapEvent,
} from 'astro:transitions/client';

/**
 * The query and the fragment of the address as a store: what a page shows follows from them, so that
 * a link shares it and Back takes a step back. A change stays on the page and fetches nothing. What is
 * nobody's business but the visitor's stands in the fragment, which no host is sent.
 */
const listeners = new Set<() => void>();
let pathname = '';

/** The query with its question mark, or an empty string. */
export function readQuery(): string {
  return location.search;
}

/** The fragment with its hash, or an empty string. */
export function readFragment(): string {
  return location.hash;
}

/** Calls back whenever query or fragment of this page change. Returns what calls it off. */
export function subscribeToQuery(listener: () => void): () => void {
  pathname = location.pathname;
  if (listeners.size === 0) {
    addEventListener('popstate', onTraversal);
    document.addEventListener('astro:before-preparation', stayOnPage);
    document.addEventListener('astro:before-swap', swapNothing);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    removeEventListener('popstate', onTraversal);
    document.removeEventListener('astro:before-preparation', stayOnPage);
    document.removeEventListener('astro:before-swap', swapNothing);
  };
}

/**
 * Puts a query into the address as a step of its own. The router keeps the number of the page and
 * its scroll position in the entry's state and is lost without them; the number stays the same,
 * because to the router it is the same page.
 */
export function pushQuery(search: string): void {
  if (search !== location.search) pushAddress(`${location.pathname}${search}`);
}

/** The same for a fragment, which stands behind the query that there is. */
export function pushFragment(fragment: string): void {
  if (fragment === location.hash) return;
  pushAddress(`${location.pathname}${location.search}${fragment}`);
}

function pushAddress(address: string): void {
  // Where the page is scrolled to the router has noted as it came to rest there. To ask for it has the browser lay
  // out what a tap has changed, before all of that is known.
  const state: unknown = history.state ?? { index: 0, scrollX, scrollY };
  history.pushState(state, '', address);
  notify();
}

function onTraversal(): void {
  if (location.pathname === pathname) notify();
}

/**
 * The router takes every step between two queries for another page, and a link to a place on this
 * page too once the query has changed. It may go through the motions, but it fetches nothing, shows
 * no overlay and swaps nothing: what it asks for is here.
 */
function stayOnPage(event: Event): void {
  const change = event as TransitionBeforePreparationEvent;
  const { to, navigationType } = change;
  const isStep = navigationType === 'traverse' && to.pathname === pathname;
  const isPlace = to.hash !== '' && to.pathname === pathname && to.search === location.search;
  if (!isStep && !isPlace) return;
  change.loader = () => Promise.resolve();
}

/** Where no page was fetched, the router would put this one in the place of itself, and lose its head. */
function swapNothing(event: Event): void {
  const change = event as TransitionBeforeSwapEvent;
  const { viewTransition, newDocument } = change;
  if (newDocument !== document) return;
  viewTransition.skipTransition();
  // The router goes to the top and from there to where the visitor was; that must not be seen.
  document.documentElement.style.scrollBehavior = 'auto';
  change.swap = () => undefined;
  const scrollAsBefore = () => document.documentElement.style.removeProperty('scroll-behavior');
  document.addEventListener('astro:after-swap', scrollAsBefore, { once: true });
}

function notify(): void {
  for (const listener of listeners) listener();
}

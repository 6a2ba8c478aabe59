/**
 * The query of the address as a store: what a page shows follows from it, so that a link shares it
 * and Back takes a step back. A change stays on the page and fetches nothing.
 */
const listeners = new Set<() => void>();
let pathname = '';

/** The query with its question mark, or an empty string. */
export function readQuery(): string {
  return location.search;
}

/** Calls back whenever the query of this page changes. Returns what calls it off. */
export function subscribeToQuery(listener: () => void): () => void {
  pathname = location.pathname;
  if (listeners.size === 0) addEventListener('popstate', onTraversal, { capture: true });
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('popstate', onTraversal, { capture: true });
  };
}

/**
 * Puts a query into the address as a step of its own. The router keeps the number of the page and
 * its scroll position in the entry's state and is lost without them; the number stays the same,
 * because to the router it is the same page.
 */
export function pushQuery(search: string): void {
  if (search === location.search) return;
  const state = { index: 0, scrollX, scrollY, ...history.state };
  history.pushState(state, '', `${location.pathname}${search}`);
  notify();
}

/**
 * Back and Forward between queries of the same page. The router hears of every traversal and would
 * fetch the page again behind its overlay; it listens later than this, so it never hears of these.
 */
function onTraversal(event: PopStateEvent): void {
  if (location.pathname !== pathname) return;
  event.stopImmediatePropagation();
  notify();
}

function notify(): void {
  for (const listener of listeners) listener();
}

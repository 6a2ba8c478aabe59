/**
 * The query of the address as a store: what a page shows follows from it, so that a link shares it
 * and Back takes a step back. A change stays on the page and fetches nothing.
 */
const listeners = new Set<() => void>();

/** The query with its question mark, or an empty string. */
export function readQuery(): string {
  return location.search;
}

/** Calls back whenever the query of this page changes. Returns what calls it off. */
export function subscribeToQuery(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('popstate', listener);
  };
}

/** Puts a query into the address as a step of its own. */
export function pushQuery(search: string): void {
  if (search === location.search) return;
  history.pushState(null, '', `${location.pathname}${search}`);
  for (const listener of listeners) listener();
}

/**
 * The query and the fragment of the address as a store: the state of a page lives there, so that a link shares it and
 * Back undoes a step. A change fetches nothing. Private state goes into the fragment, which no host is sent.
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

/** Calls back whenever query or fragment of this page change. Returns what cancels it. */
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
 * Pushes a query as a history entry. The router needs its index and scroll position in the state of each entry; the
 * index stays the same, because to the router it is the same page.
 */
export function pushQuery(search: string): void {
  if (search !== location.search) pushAddress(`${location.pathname}${search}`);
}

/** The same for a fragment; the query stays. */
export function pushFragment(fragment: string): void {
  if (fragment === location.hash) return;
  pushAddress(`${location.pathname}${location.search}${fragment}`);
}

function pushAddress(address: string): void {
  // The router has stored the scroll position already; reading it here would force a layout in the middle of a tap.
  const state: unknown = history.state ?? { index: 0, scrollX, scrollY };
  history.pushState(state, '', address);
  notify();
}

function onTraversal(): void {
  if (location.pathname === pathname) notify();
}

/**
 * The router treats every traversal between two queries as a change of page, and links to a place on this page too
 * once the query has changed. It gets a loader that fetches nothing; no overlay is shown and nothing is swapped.
 */
function stayOnPage(change: DocumentEventMap['astro:before-preparation']): void {
  const { to, navigationType } = change;
  const isStep = navigationType === 'traverse' && to.pathname === pathname;
  const isPlace = to.hash !== '' && to.pathname === pathname && to.search === location.search;
  if (!isStep && !isPlace) return;
  change.loader = () => Promise.resolve();
}

/** Cancels the swap if no page was fetched: the router would swap this document for itself and lose its head. */
function swapNothing(change: DocumentEventMap['astro:before-swap']): void {
  const { viewTransition, newDocument } = change;
  if (newDocument !== document) return;
  viewTransition.skipTransition();
  // The router scrolls to the top and back; a smooth scroll would show it.
  document.documentElement.style.scrollBehavior = 'auto';
  change.swap = () => undefined;
  const scrollAsBefore = () => document.documentElement.style.removeProperty('scroll-behavior');
  document.addEventListener('astro:after-swap', scrollAsBefore, { once: true });
}

function notify(): void {
  for (const listener of listeners) listener();
}

/**
 * The fragment of the address as a store: what stands there is shared by a link and reaches no host.
 * A change takes the place of the one before it, because whoever moves a slider goes nowhere: Back
 * leads to the page before, and from there back to the last state.
 */
const listeners = new Set<() => void>();

/** The fragment with its hash, or an empty string. */
export function readFragment(): string {
  return location.hash;
}

/** Whether a fragment names a place on the page: a link to it changes nothing of what is shown. */
export function isPlace(fragment: string): boolean {
  return fragment.length > 1 && document.getElementById(fragment.slice(1)) !== null;
}

/** Calls back whenever the fragment changes, by hand or by `replaceFragment`. Returns what calls it off. */
export function subscribeToFragment(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('hashchange', notify);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('hashchange', notify);
  };
}

/** The router keeps its count of pages and the scroll position in the entry's state, which stays. */
export function replaceFragment(fragment: string): void {
  if (fragment === location.hash) return;
  history.replaceState(history.state, '', `${location.pathname}${location.search}${fragment}`);
  notify();
}

function notify(): void {
  for (const listener of listeners) listener();
}

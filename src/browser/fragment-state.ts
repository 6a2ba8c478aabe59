/**
 * Writes figures of the reader to the fragment of the address, which browsers do not send. It replaces the history
 * entry, so that Back leaves the page at once.
 */
export function writeFragment(fragment: string): void {
  // The router keeps its index in the state.
  const hash = fragment === '' ? '' : `#${fragment}`;
  history.replaceState(history.state, '', `${location.pathname}${location.search}${hash}`);
}

/** The fragment without its sign. */
export function readFragment(): string {
  return location.hash.slice(1);
}

/** Calls back in a microtask, and whenever the fragment changes. Returns what cancels it. */
export function subscribeToFragment(listener: () => void): () => void {
  let isOn = true;
  queueMicrotask(() => {
    if (isOn) listener();
  });
  addEventListener('hashchange', listener);
  return () => {
    isOn = false;
    removeEventListener('hashchange', listener);
  };
}

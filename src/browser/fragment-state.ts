/**
 * The fragment of the address as a place for what a reader typed: a browser sends it to nobody. It
 * changes without a step of its own, so that Back leaves the page at once.
 */
export function writeFragment(fragment: string): void {
  // The router keeps its own number of the page in the state.
  const hash = fragment === '' ? '' : `#${fragment}`;
  history.replaceState(history.state, '', `${location.pathname}${location.search}${hash}`);
}

/** The fragment without its sign. */
export function readFragment(): string {
  return location.hash.slice(1);
}

/** Calls back as soon as this has run, and whenever the fragment changes by itself. Returns what calls it off. */
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

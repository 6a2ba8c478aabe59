/**
 * Writes figures of the reader to the fragment of the address, which browsers do not send. It replaces the history
 * entry, so that Back leaves the page at once.
 */
export function writeFragment(fragment: string): void {
  // The router keeps its index in the state.
  const hash = fragment === '' ? '' : `#${fragment}`;
  history.replaceState(history.state, '', `${location.pathname}${location.search}${hash}`);
}

/**
 * Enters a fragment as a history entry of its own. A link does it, so that the router knows the entry: Back from one
 * that it doesn't know fetches the page again.
 */
export function enterFragment(fragment: string): void {
  const link = document.createElement('a');
  link.href = `#${fragment}`;
  document.body.append(link);
  link.click();
  link.remove();
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

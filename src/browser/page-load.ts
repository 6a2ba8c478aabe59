let routeChangedAtMs: number | null = null;

/** Starts the clock anew with each change of route. */
export function clockRouteChanges(): void {
  document.addEventListener('astro:after-swap', () => {
    routeChangedAtMs = performance.now();
  });
}

/** Milliseconds since the page that is being looked at was loaded, by a load or a change of route. */
function msSinceLoad(): number {
  if (routeChangedAtMs !== null) return performance.now() - routeChangedAtMs;
  const [navigation] = performance.getEntriesByType('navigation');
  const loadedAtMs =
    navigation instanceof PerformanceNavigationTiming ? navigation.loadEventEnd : 0;
  return performance.now() - loadedAtMs;
}

/** Calls back so many milliseconds after the page has loaded. Returns what calls it off. */
export function afterLoad(delayMs: number, callback: () => void): () => void {
  const timer = setTimeout(callback, Math.max(0, delayMs - msSinceLoad()));
  return () => clearTimeout(timer);
}

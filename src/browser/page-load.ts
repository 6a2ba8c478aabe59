import { ROUTE_SHOWN_EVENT } from './route-overlay.ts';

let routeShownAtMs: number | null = null;

/** Starts the clock anew with each change of route. */
export function clockRouteChanges(): void {
  document.addEventListener(ROUTE_SHOWN_EVENT, () => {
    routeShownAtMs = performance.now();
  });
}

/** Milliseconds since the page that is being looked at was loaded, by a load or a change of route. */
function msSinceLoad(): number {
  if (routeShownAtMs !== null) return performance.now() - routeShownAtMs;
  const [navigation] = performance.getEntriesByType('navigation');
  const loadedAtMs =
    navigation instanceof PerformanceNavigationTiming ? navigation.loadEventEnd : 0;
  return performance.now() - loadedAtMs;
}

/** Calls back so many milliseconds after the page has loaded. Returns what calls it off. */
export function afterLoad(delayMs: number, callback: () => void): () => void {
  const timer = setTimeout(callback, delayMs - msSinceLoad());
  return () => clearTimeout(timer);
}

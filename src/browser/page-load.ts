/** Calls back so many milliseconds after the page has loaded. Returns what calls it off. */
export function afterLoad(delayMs: number, callback: () => void): () => void {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const loadedAtMs = load?.loadEventEnd ?? 0;
  const timer = setTimeout(callback, loadedAtMs + delayMs - performance.now());
  return () => clearTimeout(timer);
}

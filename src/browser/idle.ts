/** Calls back once the page has loaded: at once if it has, as after a change of route. */
export function onceLoaded(callback: () => void): void {
  if (document.readyState === 'complete') callback();
  else addEventListener('load', callback, { once: true });
}

/** Calls back when the browser has nothing better to do, at the latest after `timeoutMs`. */
export function whenIdle(callback: () => void, timeoutMs = 500): void {
  if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout: timeoutMs });
  else setTimeout(callback, 1);
}

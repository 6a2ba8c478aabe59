/** Calls back so many milliseconds after the page was loaded or, after a change of route, shown. Returns what cancels it. */
export function afterLoad(delayMs: number, callback: () => void): () => void {
  let timer = 0;
  const start = () => {
    timer = window.setTimeout(callback, delayMs);
  };
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
  return () => {
    removeEventListener('load', start);
    clearTimeout(timer);
  };
}

/**
 * Calls back once the page has loaded and none of its scripts is on its way any more: those that come
 * after the load, for the cookie banner and the like, are not to share the line.
 */
export function whenLineIsIdle(signal: AbortSignal, callback: () => void): void {
  // Whoever hears of the same event may ask for a script still.
  const look = () => setTimeout(lookAround);
  const lookAround = () => {
    if (signal.aborted || isLineBusy()) return;
    document.removeEventListener('load', look, { capture: true });
    callback();
  };
  addEventListener('load', look, { once: true, signal });
  // That of a script stops at the document, and is heard there on its way down.
  document.addEventListener('load', look, { capture: true, signal });
  look();
}

const isLineBusy = () =>
  document.readyState !== 'complete' || [...document.scripts].some(isOnItsWay);

const isOnItsWay = ({ src }: HTMLScriptElement) =>
  src !== '' && performance.getEntriesByName(src).length === 0;

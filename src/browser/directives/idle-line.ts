/** The last script that a page asks for by itself: `src/browser/after-load.ts`. */
const LAST = /after-load/;

/** Calls back once the page has loaded and the script that comes after that is there. */
export function whenLineIsIdle(signal: AbortSignal, callback: () => void): void {
  const look = () => {
    if (!performance.getEntriesByType('resource').some(({ name }) => LAST.test(name))) return;
    document.removeEventListener('load', look, { capture: true });
    callback();
  };
  // The event of a script stops at the document, and is heard there on its way down.
  document.addEventListener('load', look, { capture: true, signal });
  look();
}

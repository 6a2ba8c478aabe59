import { closest } from './closest.ts';
import historyScript from './dialog-history.ts?worker&url';
import { fetchOnce } from './fetch-once.ts';

/** Fetches what gives dialogs a place in the history with the first that a link in a page opens. */
export function keepDialogsInHistory(): void {
  // Loaded anew at such a place.
  if ((history.state as { dialog?: string } | null)?.dialog !== undefined) fetchOnce(historyScript);
  document.addEventListener(
    'click',
    (event) => {
      // Once the dialog is on the screen, which does not wait for this.
      if (closest(event, 'main [data-opens-dialog]')) {
        requestAnimationFrame(() => setTimeout(fetchOnce, 0, historyScript));
      }
    },
    { capture: true },
  );
}

import { closest } from './closest.ts';
import { keepKeyboardPlace } from './keyboard-place.ts';
import { afterLoad } from './page-load.ts';
import { msUntilRest, watchHands } from './resting-hands.ts';

/** After the load, and after the last dialog was closed. */
const DELAY_MS = 3000;

/** On a phone, upright or on its side, it leaves the page beside it usable; as in its style sheets. */
const LEAVES_PAGE_IN_USE = '(max-width: 48rem), (max-height: 30rem)';

let cancel = (): void => {};
/** It opens once in the life of the document. */
let wasShown = false;

/**
 * Opens the paid placement three seconds after the page has loaded, or after a dialog was closed if that is later,
 * and never under moving hands. Its own link closes it too.
 */
export function scheduleFeaturedPopup(): void {
  cancel();
  const dialog = document.querySelector<HTMLDialogElement>('[data-featured-popup] > dialog');
  if (dialog === null || wasShown) return;
  dialog.addEventListener('click', (event) => {
    if (closest(event, 'a[target="_blank"]')) dialog.close();
  });
  watchHands();
  const wait = (delayMs: number) => {
    stop();
    const timer = setTimeout(openAtRest, delayMs);
    stop = () => clearTimeout(timer);
  };
  const openAtRest = () => {
    const restMs = msUntilRest();
    if (restMs > 0) wait(restMs);
    else openIfFree(dialog);
  };
  let stop = afterLoad(DELAY_MS, openAtRest);
  const restart = () => wait(DELAY_MS);
  document.addEventListener('close', restart, { capture: true });
  cancel = () => {
    stop();
    document.removeEventListener('close', restart, { capture: true });
  };
}

/** While a dialog or the menu is open nothing happens: closing it starts the timer again. */
function openIfFree(dialog: HTMLDialogElement): void {
  if (!dialog.isConnected) return;
  // `reader.ts` has taken its link away: by the law of the country, or because the reader looked for help.
  if (dialog.querySelector('a[data-paid-link]:not([href])') !== null) return;
  if (document.querySelector('dialog[open], [data-route-overlay]:not([hidden])') !== null) return;
  cancel();
  wasShown = true;
  dialog.addEventListener('close', keepKeyboardPlace(), { once: true });
  if (matchMedia(LEAVES_PAGE_IN_USE).matches) dialog.show();
  else dialog.showModal();
}

import { closest } from './closest.ts';
import { keepKeyboardPlace } from './keyboard-place.ts';
import { afterLoad } from './page-load.ts';
import { msUntilIdle, trackInput } from './user-activity.ts';

/** After the load, and after the last dialog was closed. */
const DELAY_MS = 3000;

/** On a phone, upright or on its side, it leaves the page beside it usable; as in its style sheets. */
const LEAVES_PAGE_IN_USE = '(max-width: 48rem), (max-height: 30rem)';

let cancel = (): void => {};
/** It opens once in the life of the document. */
let wasShown = false;

/**
 * Opens the paid placement three seconds after the page has loaded, or after a dialog was closed if that is later,
 * and never while the visitor is tapping, typing or scrolling. Its own link closes it too.
 */
export function scheduleFeaturedPopup(): void {
  cancel();
  const dialog = document.querySelector<HTMLDialogElement>('[data-featured-popup] > dialog');
  if (dialog === null || wasShown) return;
  dialog.addEventListener('click', (event) => {
    if (closest(event, 'a[target="_blank"]')) dialog.close();
  });
  trackInput();
  const wait = (delayMs: number) => {
    stop();
    const timer = setTimeout(openWhenIdle, delayMs);
    stop = () => clearTimeout(timer);
  };
  const openWhenIdle = () => {
    const idleInMs = msUntilIdle();
    if (idleInMs > 0) wait(idleInMs);
    else openIfFree(dialog);
  };
  let stop = afterLoad(DELAY_MS, openWhenIdle);
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

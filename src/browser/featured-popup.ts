import { closest } from './closest.ts';
import { afterLoad } from './page-load.ts';

/** After the load, and after the last dialog was closed. */
const DELAY_MS = 3000;

/** A phone held upright: a sheet at the lower edge leaves the page above it usable. */
const LEAVES_PAGE_IN_USE = '(max-width: 48rem) and (min-height: 45rem)';

let cancel = (): void => {};
/** It opens once in the life of the document. */
let wasShown = false;

/**
 * Opens the paid placement three seconds after the page has loaded, or after a dialog was closed if that is later.
 * Its own link closes it too.
 */
export function scheduleFeaturedPopup(): void {
  cancel();
  const dialog = document.querySelector<HTMLDialogElement>('[data-featured-popup] > dialog');
  if (dialog === null || wasShown) return;
  dialog.addEventListener('click', (event) => {
    if (closest(event, 'a[target="_blank"]')) dialog.close();
  });
  let stop = afterLoad(DELAY_MS, () => openIfFree(dialog));
  const restart = () => {
    stop();
    const timer = setTimeout(() => openIfFree(dialog), DELAY_MS);
    stop = () => clearTimeout(timer);
  };
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
  if (matchMedia(LEAVES_PAGE_IN_USE).matches) dialog.show();
  else dialog.showModal();
}

import { closest } from './closest.ts';
import { afterLoad } from './page-load.ts';

/** Both after the load and after the last dialog that was closed. */
const DELAY_MS = 3000;

/** A phone held upright: it is a sheet at the lower edge, and the page above has room to be used. */
const LEAVES_PAGE_IN_USE = '(max-width: 48rem) and (min-height: 45rem)';

let callOff = (): void => {};
/** Whoever has seen it has closed it, or left it: it does not come again as long as the document lasts. */
let wasShown = false;

/**
 * Opens the paid placement three quiet seconds after the page has loaded: no dialog is open, and none
 * was closed meanwhile. It closes by its own link too.
 */
export function scheduleFeaturedPopup(): void {
  callOff();
  const dialog = document.querySelector<HTMLDialogElement>('[data-featured-popup] > dialog');
  if (dialog === null || wasShown) return;
  dialog.addEventListener('click', (event) => {
    if (closest(event, 'a[target="_blank"]')) dialog.close();
  });
  let stop = afterLoad(DELAY_MS, () => openIfFree(dialog));
  const startAnew = () => {
    stop();
    const timer = setTimeout(() => openIfFree(dialog), DELAY_MS);
    stop = () => clearTimeout(timer);
  };
  document.addEventListener('close', startAnew, { capture: true });
  callOff = () => {
    stop();
    document.removeEventListener('close', startAnew, { capture: true });
  };
}

/** Where a dialog or the menu is open, its closing starts the clock anew. A page that is being left opens nothing. */
function openIfFree(dialog: HTMLDialogElement): void {
  if (!dialog.isConnected) return;
  // Its link is held where the reader is, or for one who has looked for help.
  if (dialog.querySelector('a[data-paid-link]:not([href])') !== null) return;
  if (document.querySelector('dialog[open], [data-route-overlay]:not([hidden])') !== null) return;
  callOff();
  wasShown = true;
  if (matchMedia(LEAVES_PAGE_IN_USE).matches) dialog.show();
  else dialog.showModal();
}

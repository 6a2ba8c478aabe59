import { afterLoad } from './page-load.ts';

const DELAY_MS = 3000;

/** A phone held upright: it is a sheet at the lower edge, and the page above has room to be used. */
const LEAVES_PAGE_IN_USE = '(max-width: 48rem) and (min-height: 45rem)';

let callOff = (): void => {};

/** Opens the paid placement three seconds after the page has loaded, and closes it by its own link. */
export function scheduleFeaturedPopup(): void {
  callOff();
  const dialog = document.querySelector<HTMLDialogElement>('[data-featured-popup] > dialog');
  if (dialog === null) return;
  dialog.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a[target="_blank"]')) dialog.close();
  });
  callOff = afterLoad(DELAY_MS, () => openWhenFree(dialog));
}

/** Waits while another dialog or the menu is open. A page that has been left opens nothing. */
function openWhenFree(dialog: HTMLDialogElement): void {
  if (!dialog.isConnected) return;
  // Its link is held where the reader is, or for one who has looked for help.
  if (dialog.querySelector('a[data-paid-link]:not([href])') !== null) return;
  if (document.querySelector('dialog[open]') === null) {
    if (matchMedia(LEAVES_PAGE_IN_USE).matches) dialog.show();
    else dialog.showModal();
    return;
  }
  const retry = () => {
    const timer = setTimeout(() => openWhenFree(dialog));
    callOff = () => clearTimeout(timer);
  };
  document.addEventListener('close', retry, { capture: true, once: true });
  callOff = () => document.removeEventListener('close', retry, { capture: true });
}

import { afterLoad } from './page-load.ts';

const DELAY_MS = 3000;

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
  if (document.querySelector('dialog[open]') === null) {
    dialog.showModal();
    return;
  }
  const retry = () => {
    const timer = setTimeout(() => openWhenFree(dialog));
    callOff = () => clearTimeout(timer);
  };
  document.addEventListener('close', retry, { capture: true, once: true });
  callOff = () => document.removeEventListener('close', retry, { capture: true });
}

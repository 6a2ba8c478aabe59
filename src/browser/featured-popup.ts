import { closest } from './closest.ts';
import { keepKeyboardPlace } from './keyboard-place.ts';
import { afterLoad } from './page-load.ts';

/** After the load; where a dialog or a field holds the popup back, after that is left. */
const DELAY_MS = 3000;

/** On a phone, upright or on its side, it leaves the page beside it usable; as in its style sheets. */
const LEAVES_PAGE_IN_USE = '(max-width: 48rem), (max-height: 30rem)';

let cancel = (): void => {};
/** It opens once in the life of the document. */
let wasShown = false;

/**
 * Opens the paid placement three seconds after the page has loaded, also for a visitor who scrolls. Only an open
 * dialog or a field with the focus holds it back. Its own link closes it too.
 */
export function scheduleFeaturedPopup(): void {
  cancel();
  const dialog = document.querySelector<HTMLDialogElement>('[data-featured-popup] > dialog');
  if (dialog === null || wasShown) return;
  dialog.addEventListener('click', (event) => {
    if (closest(event, 'a[target="_blank"]')) dialog.close();
  });
  let isHeld = false;
  const open = () => {
    isHeld = isReaderBusy();
    if (!isHeld) openPopup(dialog);
  };
  let stop = afterLoad(DELAY_MS, open);
  const retry = () => {
    if (!isHeld) return;
    stop();
    const timer = setTimeout(open, DELAY_MS);
    stop = () => clearTimeout(timer);
  };
  for (const type of RELEASES) document.addEventListener(type, retry, { capture: true });
  cancel = () => {
    stop();
    for (const type of RELEASES) document.removeEventListener(type, retry, { capture: true });
  };
}

const RELEASES = ['close', 'focusout'];

const isReaderBusy = () =>
  document.querySelector('dialog[open], [data-route-overlay]:not([hidden])') !== null ||
  document.activeElement?.matches('input, select, textarea') === true;

function openPopup(dialog: HTMLDialogElement): void {
  if (!dialog.isConnected) return;
  // `reader.ts` has taken its link away: by the law of the country, or because the reader looked for help.
  if (dialog.querySelector('a[data-paid-link]:not([href])') !== null) return;
  cancel();
  wasShown = true;
  dialog.addEventListener('close', keepKeyboardPlace(), { once: true });
  passClickToBanner(dialog);
  if (matchMedia(LEAVES_PAGE_IN_USE).matches) dialog.show();
  else dialog.showModal();
}

/** A click that closes the modal popup counts in the cookie banner behind its backdrop. */
function passClickToBanner(dialog: HTMLDialogElement): void {
  let pressed: PointerEvent | null = null;
  dialog.addEventListener('pointerdown', (event) => {
    pressed = event.target === dialog && dialog.matches(':modal') ? event : null;
  });
  dialog.addEventListener('close', () => {
    if (pressed === null) return;
    const behind = document.elementFromPoint(pressed.clientX, pressed.clientY);
    behind?.closest<HTMLElement>('[data-cookie-banner] :is(a, button)')?.click();
  });
}

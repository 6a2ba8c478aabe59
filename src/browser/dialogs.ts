import { closest } from './closest.ts';

/** Attribute of a link that opens a dialog where there is script, and its own page where not. */
const OPENS = 'data-opens-dialog';

/** Opens and closes native dialogs where the browser does not yet do it by markup alone. */
export function listenForDialogs(): void {
  document.addEventListener('click', openByLink, { capture: true });
  document.addEventListener('click', closeByLinkInside, { capture: true });
  if (!('commandForElement' in HTMLButtonElement.prototype)) {
    document.addEventListener('click', obeyCommand);
  }
}

/** Lets the style sheet keep the room of a scrollbar that a dialog takes away. */
export function markScrollbar(): void {
  if (innerWidth > document.documentElement.clientWidth) {
    document.documentElement.dataset['scrollbar'] = 'takes-room';
  }
}

function dialogNamed(id: string | null | undefined): HTMLDialogElement | null {
  const element = document.getElementById(id ?? '');
  return element instanceof HTMLDialogElement ? element : null;
}

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** A link inside another dialog, as in the menu, closes that one first. */
function openByLink(event: MouseEvent): void {
  const dialog = dialogNamed(closest(event, `[${OPENS}]`)?.getAttribute(OPENS));
  if (dialog === null || !isPlainClick(event)) return;
  event.preventDefault();
  event.stopPropagation();
  closest<HTMLDialogElement>(event, 'dialog')?.close();
  dialog.showModal();
}

/** A link to a place on the same page has to give that page back first. */
function closeByLinkInside(event: MouseEvent): void {
  const link = closest<HTMLAnchorElement>(event, 'dialog a[href*="#"]');
  if (link?.pathname === location.pathname) link.closest('dialog')?.close();
}

function obeyCommand(event: MouseEvent): void {
  const button = closest(event, 'button[commandfor]');
  const dialog = dialogNamed(button?.getAttribute('commandfor'));
  if (dialog === null) return;
  if (button?.getAttribute('command') === 'show-modal') dialog.showModal();
  else dialog.close();
}

import { closest } from './closest.ts';

/** Opens and closes native dialogs where the browser does not yet do it by markup alone; by links: `dialog-links.ts`. */
export function listenForDialogs(): void {
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

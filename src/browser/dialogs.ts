import { closest } from './closest.ts';

/** Opens and closes native dialogs in browsers without `commandfor`. Links that open dialogs: `dialog-links.ts`. */
export function listenForDialogs(): void {
  document.addEventListener('click', closeByLinkInside, { capture: true });
  if (!('commandForElement' in HTMLButtonElement.prototype)) {
    document.addEventListener('click', obeyCommand);
  }
}

/** Marks pages whose scrollbar takes room, so that the style sheet can reserve it while a dialog is open. */
export function markScrollbar(): void {
  if (innerWidth > document.documentElement.clientWidth) {
    document.documentElement.dataset['scrollbar'] = 'takes-room';
  }
}

export function findDialog(id: string | null | undefined): HTMLDialogElement | null {
  const found = document.getElementById(id ?? '');
  return found instanceof HTMLDialogElement ? found : null;
}

/** A link to a place on the same page closes its dialog first. */
function closeByLinkInside(event: MouseEvent): void {
  const link = closest<HTMLAnchorElement>(event, 'dialog a[href*="#"]');
  if (link?.pathname === location.pathname) link.closest('dialog')?.close();
}

function obeyCommand(event: MouseEvent): void {
  const button = closest(event, 'button[commandfor]');
  const dialog = findDialog(button?.getAttribute('commandfor'));
  if (dialog === null) return;
  if (button?.getAttribute('command') === 'show-modal') dialog.showModal();
  else dialog.close();
}

import { closest } from './closest.ts';

/** Opens and closes native dialogs in browsers without `commandfor` or `closedby`. Links that open dialogs: `dialog-links.ts`. */
export function listenForDialogs(): void {
  document.addEventListener('click', closeByLinkInside, { capture: true });
  if (!('commandForElement' in HTMLButtonElement.prototype)) {
    document.addEventListener('click', obeyCommand);
  }
  // `closedby="any"` in browsers that do not know the attribute.
  if (!('closedBy' in HTMLDialogElement.prototype)) {
    document.addEventListener('pointerdown', (event) => (pressed = event), { capture: true });
    document.addEventListener('click', closeByClickOutside);
    document.addEventListener('keydown', closeByEscape);
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

/** Start of the click: a selection that begins in a dialog and ends outside has the dialog for its target too. */
let pressed: MouseEvent | null = null;

function openDialogs() {
  return document.querySelectorAll<HTMLDialogElement>('dialog[open][closedby="any"]');
}

/** A click on the backdrop of a modal dialog has the dialog for its target. */
function closeByClickOutside(click: MouseEvent): void {
  for (const dialog of openDialogs()) {
    if (dialog.matches(':modal') && click.target !== dialog) continue;
    const { left, right, top, bottom } = dialog.getBoundingClientRect();
    const isInside = ({ clientX, clientY }: MouseEvent) =>
      clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
    if (!isInside(click) && !isInside(pressed ?? click)) dialog.close();
  }
  pressed = null;
}

/** Modal dialogs close by themselves, and first. */
function closeByEscape({ key }: KeyboardEvent): void {
  if (key !== 'Escape' || document.querySelector('dialog:modal') !== null) return;
  for (const dialog of openDialogs()) dialog.close();
}

/** Attribute of a link that opens a dialog where there is script, and its own page where not. */
const OPENS = 'data-opens-dialog';

/** Opens and closes native dialogs where the browser does not yet do it by markup alone. */
export function listenForDialogs(): void {
  document.addEventListener('click', openByLink, { capture: true });
  document.addEventListener('click', closeByLinkInside, { capture: true });
  document.addEventListener('beforetoggle', leaveNoCaret, { capture: true });
  if (!('commandForElement' in HTMLButtonElement.prototype)) {
    document.addEventListener('click', obeyCommand);
  }
  if (!('closedBy' in HTMLDialogElement.prototype)) {
    document.addEventListener('click', closeByClickOutside);
    document.addEventListener('keydown', closeByEscape);
  }
}

/** Lets the style sheet keep the room of a scrollbar that a dialog takes away. */
export function markScrollbar(): void {
  if (innerWidth > document.documentElement.clientWidth) {
    document.documentElement.dataset['scrollbar'] = 'takes-room';
  }
}

/** The closest match above what was clicked on: of the kind that the selector names. */
function closest<Found extends Element>({ target }: MouseEvent, selector: string): Found | null {
  return target instanceof Element ? target.closest<Found>(selector) : null;
}

function dialogNamed(id: string | null | undefined): HTMLDialogElement | null {
  const element = id ? document.getElementById(id) : null;
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

/**
 * Below a dialog that covers it the page is not styled (`styles/covered-page.css`): for a caret that nobody sees, left
 * where the last tap was, the browser would do it all the same. What a reader has selected stays.
 */
function leaveNoCaret(): void {
  if (getSelection()?.isCollapsed) getSelection()?.removeAllRanges();
}

function obeyCommand(event: MouseEvent): void {
  const button = closest(event, 'button[commandfor]');
  const dialog = dialogNamed(button?.getAttribute('commandfor'));
  if (dialog === null) return;
  if (button?.getAttribute('command') === 'show-modal') dialog.showModal();
  else dialog.close();
}

const openDialogs = () =>
  document.querySelectorAll<HTMLDialogElement>('dialog[open][closedby="any"]');

/** A click on the backdrop of a modal dialog has the dialog for its target. */
function closeByClickOutside({ target, clientX, clientY }: MouseEvent): void {
  for (const dialog of openDialogs()) {
    if (dialog.matches(':modal') && target !== dialog) continue;
    const { left, right, top, bottom } = dialog.getBoundingClientRect();
    const inside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
    if (!inside) dialog.close();
  }
}

/** Modal dialogs close by themselves, and first. */
function closeByEscape({ key }: KeyboardEvent): void {
  if (key !== 'Escape' || document.querySelector('dialog:modal') !== null) return;
  for (const dialog of openDialogs()) dialog.close();
}

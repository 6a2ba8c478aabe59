/** Closes dialogs with `closedby="any"` in a browser that does not yet do it by itself: nobody else is sent it. */
document.addEventListener('click', closeByClickOutside);
document.addEventListener('keydown', closeByEscape);

function openDialogs() {
  return document.querySelectorAll<HTMLDialogElement>('dialog[open][closedby="any"]');
}

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

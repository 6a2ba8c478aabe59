/** Closes dialogs with `closedby="any"` in browsers that do not know the attribute. */
export function closeDialogsByClickOutside(): void {
  if ('closedBy' in HTMLDialogElement.prototype) return;
  document.addEventListener('click', closeByClickOutside);
  document.addEventListener('keydown', closeByEscape);
}

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

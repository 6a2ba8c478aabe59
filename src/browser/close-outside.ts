/** Closes dialogs with `closedby="any"` in browsers that do not know the attribute. */
export function closeDialogsByClickOutside(): void {
  if ('closedBy' in HTMLDialogElement.prototype) return;
  document.addEventListener('pointerdown', (event) => (pressed = event), { capture: true });
  document.addEventListener('click', closeByClickOutside);
  document.addEventListener('keydown', closeByEscape);
}

/** Where the click began: one that ends a selection from inside a dialog has the dialog for its target too. */
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

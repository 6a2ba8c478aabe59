/**
 * Returns what brings the keyboard back, once a dialog is closed, to where it was when this was called. The browser gives
 * the focus back to what had it; where nothing had it, Tab would go on from the dialog.
 */
export function keepKeyboardPlace(dialog: HTMLDialogElement): () => void {
  const before = placeOfKeyboard();
  return () => {
    const { activeElement } = document;
    // The browser has yet to take the focus from a dialog that is closed.
    if (activeElement !== document.body && !dialog.contains(activeElement)) return;
    const now = placeOfKeyboard();
    const place = dialog.contains(now) ? before : now;
    const given = place.getAttribute('tabindex');
    // A focus that goes at once leaves the place from which Tab goes on.
    place.tabIndex = -1;
    place.focus({ preventScroll: true });
    place.blur();
    if (given === null) place.removeAttribute('tabindex');
    else place.setAttribute('tabindex', given);
  };
}

/** What was clicked last or named by the address, and at first the page. */
const placeOfKeyboard = (): HTMLElement =>
  getSelection()?.anchorNode?.parentElement ??
  document.querySelector<HTMLElement>('main :target') ??
  document.documentElement;

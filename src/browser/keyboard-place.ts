/**
 * Remembers where the keyboard goes on, and returns what brings it back there once a dialog is closed. The browser
 * gives the focus back to what had it; where nothing had it, Tab would go on from the dialog.
 */
export function keepKeyboardPlace(dialog: HTMLDialogElement): () => void {
  const before = selected();
  return () => {
    if (document.activeElement !== document.body) return;
    const now = selected();
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

/** What was clicked last, or named by the address; the page as a whole at first. */
function selected(): HTMLElement {
  const anchor = getSelection()?.anchorNode?.parentElement;
  return anchor ?? document.querySelector<HTMLElement>('main :target') ?? document.body;
}

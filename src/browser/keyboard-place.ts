/**
 * Keeps the place from which Tab goes on while a dialog is open, and returns what lets it go. The browser gives the focus
 * back to what had it; where nothing had it, Tab would go on from the dialog, so the place has it meanwhile.
 */
export function keepKeyboardPlace(): () => void {
  if (document.activeElement !== document.body) return () => {};
  const place =
    getSelection()?.anchorNode?.parentElement ??
    document.querySelector<HTMLElement>('main :target') ??
    // Not the root element: a browser restyles the whole page when that gets the focus.
    document.body;
  const given = place.getAttribute('tabindex');
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
  return () => {
    if (document.activeElement === place) place.blur();
    if (given === null) place.removeAttribute('tabindex');
    else place.setAttribute('tabindex', given);
  };
}

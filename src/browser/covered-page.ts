/** Takes caret and focus off what nobody sees any more: for their sake the browser would style it all anew. */
export function leaveNoFocusBehind(): void {
  document.addEventListener('beforetoggle', takeCaretAway, { capture: true });
  document.addEventListener('astro:before-swap', () => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
}

/**
 * Below a dialog that covers it the page is not styled (`styles/covered-page.css`), unless a caret is left in it where
 * the last tap was. What a reader has selected stays.
 */
function takeCaretAway({ target }: Event): void {
  if (!(target as Element).matches('dialog:not([data-featured-popup] *)')) return;
  const selection = getSelection();
  if (selection?.isCollapsed) selection.removeAllRanges();
}

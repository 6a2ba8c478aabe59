/** Takes caret and focus off what nobody sees any more: for their sake the browser would style it all anew. */
export function leaveNoFocusBehind(): void {
  document.addEventListener('beforetoggle', takeCaretAway, { capture: true });
  document.addEventListener('astro:before-swap', () => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
}

/**
 * Below a dialog the page is not styled, as far as it is covered or out of the window (`styles/covered-page.css`,
 * `far-parts.ts`), unless a caret is left in it where the last tap was. What a reader has selected stays, and so does
 * the caret when the small popup comes by itself, beside what is being typed.
 */
function takeCaretAway({ target }: Event): void {
  if (!(target as Element).matches('dialog:not([data-featured-popup] *)')) return;
  const selection = getSelection();
  if (selection?.isCollapsed) selection.removeAllRanges();
}

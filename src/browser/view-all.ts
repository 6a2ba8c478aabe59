/**
 * Folds a list after its first items and lets a button show the rest. The list comes whole, so it
 * stands whole without this script; nothing that the visitor already sees is folded away, and what
 * the address names further down is still arrived at.
 */
export function foldLists(): void {
  for (const list of document.querySelectorAll<HTMLElement>('[data-view-all]')) fold(list);
}

function fold(list: HTMLElement): void {
  const shownAtFirst = Number(list.dataset['viewAll']);
  const more = list.querySelector<HTMLElement>('[data-view-all-more]');
  const items = [...(list.querySelector('[data-view-all-items]')?.children ?? [])];
  const later = items.slice(shownAtFirst).filter((item) => item instanceof HTMLElement);
  const [first] = later;
  if (first === undefined || more === null) return;
  if (first.getBoundingClientRect().top < innerHeight) return;

  for (const item of later) item.hidden = true;
  more.hidden = false;
  const named = document.querySelector(':target');
  if (named !== null && liesAfter(list, named)) named.scrollIntoView();
  more.querySelector('button')?.addEventListener('click', () => {
    for (const item of later) item.hidden = false;
    more.remove();
    first.tabIndex = -1;
    first.focus();
    const status = list.querySelector('[data-view-all-status]');
    if (status !== null) status.textContent = `${later.length} more shown, ${items.length} in all`;
  });
}

function liesAfter(list: Element, named: Element): boolean {
  const position = list.compareDocumentPosition(named);
  return (position & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 && !list.contains(named);
}

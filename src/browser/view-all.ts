const LIST = '[data-view-all]';

/**
 * Folds each list after its first items and lets a button show the rest. The lists come whole, so they
 * stand whole without this script. Nothing that the visitor sees is folded away, nor what was unfolded
 * when the page was left: `unfolded` says of each list whether it was.
 */
export function foldLists(unfolded: readonly boolean[] | null): void {
  for (const [index, list] of document.querySelectorAll<HTMLElement>(LIST).entries()) {
    if (unfolded === null ? isRestInView(list) : unfolded[index] === true) continue;
    fold(list);
    // What the address names further down has moved.
    const named = document.querySelector(':target');
    if (named !== null && liesAfter(list, named)) named.scrollIntoView();
  }
}

/** Of each list, whether nothing of it is folded away. */
export function unfoldedLists(): boolean[] {
  return [...document.querySelectorAll(LIST)].map(
    (list) => list.querySelector('[data-view-all-more]:not([hidden])') === null,
  );
}

function restOf(list: HTMLElement): { items: Element[]; later: HTMLElement[] } {
  const items = [...(list.querySelector('[data-view-all-items]')?.children ?? [])];
  const later = items
    .slice(Number(list.dataset['viewAll']))
    .filter((item) => item instanceof HTMLElement);
  return { items, later };
}

function isRestInView(list: HTMLElement): boolean {
  return restOf(list).later.some((item) => {
    const { top, bottom } = item.getBoundingClientRect();
    return top < innerHeight && bottom > 0;
  });
}

function fold(list: HTMLElement): void {
  const more = list.querySelector<HTMLElement>('[data-view-all-more]');
  const { items, later } = restOf(list);
  const [first] = later;
  if (first === undefined || more === null) return;
  for (const item of later) item.hidden = true;
  more.hidden = false;
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

import type { TransitionBeforeSwapEvent } from 'astro:transitions/client';

/**
 * Folds each list after its first items and lets a button show the rest. The lists come whole, so they
 * stand whole without this script. On the page that is loaded nothing that the visitor sees is folded
 * away; a page that a change of route leads to is folded before it is put in.
 */
export function foldLists(): void {
  for (const list of listsOf(document)) {
    if (isRestInView(list)) continue;
    fold(list);
    // What the address names further down has moved.
    const named = document.querySelector(':target');
    if (named !== null && liesAfter(list, named)) named.scrollIntoView();
  }
  document.addEventListener('astro:before-swap', (event) => {
    const { newDocument } = event as TransitionBeforeSwapEvent;
    if (newDocument !== document) for (const list of listsOf(newDocument)) fold(list);
  });
}

const listsOf = (page: Document) => page.querySelectorAll<HTMLElement>('[data-view-all]');

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

/**
 * Hides the items of each list after its first ones and lets a button show the rest. Without script all are shown. On
 * the first page nothing that is in view is hidden; later pages are folded before they are swapped in.
 */
export function foldLists(): void {
  for (const list of listsOf(document)) {
    if (isRestInView(list)) continue;
    fold(list);
    // The target of the address has moved if it lies below.
    const named = document.querySelector(':target');
    if (named !== null && liesAfter(list, named)) named.scrollIntoView();
  }
  document.addEventListener('astro:before-swap', ({ newDocument }) => {
    if (newDocument !== document) for (const list of listsOf(newDocument)) fold(list);
  });
}

/** False for what lies within the list: its position has further bits. */
const liesAfter = (list: Element, named: Element) =>
  list.compareDocumentPosition(named) === Node.DOCUMENT_POSITION_FOLLOWING;

const listsOf = (page: Document) => page.querySelectorAll<HTMLElement>('[data-view-all]');

function restOf(list: HTMLElement): { items: Element[]; later: HTMLElement[] } {
  const items = [...(list.querySelector('[data-view-all-items]')?.children ?? [])];
  const later = items
    .slice(Number(list.dataset['viewAll']))
    .filter((item) => item instanceof HTMLElement);
  return { items, later };
}

function isRestInView(list: HTMLElement): boolean {
  const { dialog = '' } = (history.state ?? {}) as { dialog?: string };
  return restOf(list).later.some((item) => {
    // Reloaded with the dialog of one of them open.
    if (item.querySelector(`[data-opens-dialog="${dialog}"]`) !== null) return true;
    const { top, bottom } = item.getBoundingClientRect();
    return top < innerHeight && bottom > 0;
  });
}

function fold(list: HTMLElement): void {
  const more = list.querySelector<HTMLElement>('[data-view-all-more]');
  const { items, later } = restOf(list);
  const [first] = later;
  if (first === undefined || more === null) return;
  setHidden(later, true);
  more.hidden = false;
  more.querySelector('button')?.addEventListener('click', () => {
    more.remove();
    setHidden(later, false);
    first.tabIndex = -1;
    first.focus();
    list
      .querySelector('[data-view-all-status]')
      ?.append(`${later.length} more shown, ${items.length} in all`);
  });
}

function setHidden(items: readonly HTMLElement[], isHidden: boolean): void {
  for (const item of items) item.hidden = isHidden;
}

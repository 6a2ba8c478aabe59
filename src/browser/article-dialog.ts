import { parsePage } from './parse-page.ts';

/**
 * On /guides a card opens its article in a dialog under the article's own address. The history entry
 * carries the router's own fields, an index half-way to the next one, so that the router's count of
 * entries stays in order, and `listIndex`, the entry of the list that the dialog stands before.
 * Changes of address between the list and its dialog are kept from the router; all others are its.
 */
type Entry = { index?: number; listIndex?: number } | null;

type Shown = {
  dialog: HTMLDialogElement;
  listIndex: number;
  listTitle: string;
  loading: HTMLElement;
  request: AbortController;
};

/** The article in the dialog, until the address is the list's again. */
let shown: Shown | null = null;
/** A card that was clicked while the address was still on its way back. */
let next: HTMLAnchorElement | null = null;

document.addEventListener('click', openByCard, { capture: true });
document.addEventListener('close', goBackToList, { capture: true });
document.addEventListener('astro:before-preparation', hide);
addEventListener('popstate', followHistory, { capture: true });

const findDialog = () =>
  document.querySelector<HTMLDialogElement>('dialog:has([data-article-content])');

function openByCard(event: MouseEvent): void {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  const link = target instanceof Element ? target.closest('a[data-article-link]') : null;
  if (!(link instanceof HTMLAnchorElement) || findDialog() === null) return;
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
  event.preventDefault();
  if (shown === null) open(link);
  else next = link;
}

function open(link: HTMLAnchorElement): void {
  const { index: listIndex = 0 } = (history.state as Entry) ?? {};
  const entry = { scrollX, scrollY, index: listIndex + 0.5, listIndex };
  history.pushState(entry, '', link.href);
  // The dialog gives the focus back to what had it; not every browser focuses a clicked link.
  link.focus({ preventScroll: true });
  void show(listIndex);
}

/** Opens the dialog on the article whose address the browser shows. */
async function show(listIndex: number): Promise<void> {
  const dialog = findDialog();
  const content = dialog?.querySelector('[data-article-content]');
  const loading = content?.firstElementChild;
  if (!dialog || !content || !(loading instanceof HTMLElement)) return;
  const request = new AbortController();
  shown = { dialog, listIndex, listTitle: document.title, loading, request };
  dialog.showModal();
  dialog.scrollTop = 0;
  const focusAtFirst = document.activeElement;
  try {
    const { article, title } = await fetchArticle(location.pathname, request.signal);
    content.replaceChildren(article);
    document.title = title;
    const heading = article.querySelector('h1');
    if (heading === null || document.activeElement !== focusAtFirst) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  } catch {
    // The address is the article's already: the page itself takes over.
    if (!request.signal.aborted) location.reload();
  }
}

async function fetchArticle(address: string, signal: AbortSignal) {
  const response = await fetch(address, { signal, mode: 'same-origin' });
  if (!response.ok) throw new Error(`Expected the page ${address}, found ${response.status}`);
  const page = parsePage(await response.text());
  const found = page.querySelector('[data-article]');
  if (found === null) throw new Error(`Expected an article on ${address}, found none`);
  const article = document.importNode(found, true);
  for (const part of article.querySelectorAll('[data-page-only]')) part.remove();
  return { article, title: page.title };
}

/** Escape, the cross or a click outside: the address follows. */
function goBackToList({ target }: Event): void {
  if (shown !== null && target === shown.dialog) history.back();
}

function followHistory(event: PopStateEvent): void {
  const entry = event.state as Entry;
  if (shown !== null) {
    const atList = entry?.index === shown.listIndex;
    hide();
    if (!atList) return;
    event.stopImmediatePropagation();
    if (next !== null) open(next);
    next = null;
  } else if (entry?.listIndex !== undefined && findDialog() !== null) {
    event.stopImmediatePropagation();
    void show(entry.listIndex);
  }
}

function hide(): void {
  if (shown === null) return;
  const { dialog, listTitle, loading, request } = shown;
  shown = null;
  request.abort();
  document.title = listTitle;
  dialog.close();
  dialog.querySelector('[data-article-content]')?.replaceChildren(loading);
}

import { parsePage } from './parse-page.ts';

/**
 * On /guides a card opens its article in a dialog under the article's own address. The history entry
 * carries the router's own fields, with an index half-way to the next one, so that the router's
 * count of entries stays in order, and `listIndex`, the entry of the list behind the dialog.
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
/** A card that is followed as a plain link, because its article could not be fetched. */
let unopened: HTMLAnchorElement | null = null;

document.addEventListener('click', openByCard, { capture: true });
document.addEventListener('close', goBackToList, { capture: true });
document.addEventListener('astro:before-preparation', holdRouter);
// After the router, whose script runs first.
addEventListener('popstate', ({ state }) => followHistory(state as Entry));

const findDialog = () =>
  document.querySelector<HTMLDialogElement>('dialog:has([data-article-content])');

function openByCard(event: MouseEvent): void {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  const link = target instanceof Element ? target.closest('a[data-article-link]') : null;
  if (!(link instanceof HTMLAnchorElement) || findDialog() === null) return;
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || link === unopened) return;
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

async function show(listIndex: number): Promise<void> {
  const dialog = findDialog();
  const content = dialog?.querySelector('[data-article-content]');
  const loading = content?.firstElementChild;
  if (!dialog || !content || !(loading instanceof HTMLElement)) return;
  const request = new AbortController();
  shown = { dialog, listIndex, listTitle: document.title, loading, request };
  nameLoading(loading);
  dialog.showModal();
  dialog.scrollTop = 0;
  const focusAtFirst = document.activeElement;
  try {
    const { article, title } = await fetchArticle(location.pathname, request.signal);
    content.replaceChildren(article);
    // `start.ts` listens for it.
    document.dispatchEvent(new Event('pictures'));
    document.title = title;
    const heading = article.querySelector('h1');
    if (heading === null || document.activeElement !== focusAtFirst) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  } catch {
    if (!request.signal.aborted) openPage();
  }
}

/** The card whose article has the address that the browser shows. */
const findCard = () =>
  document.querySelector<HTMLAnchorElement>(`a[data-article-link][href="${location.pathname}"]`);

function nameLoading(loading: HTMLElement): void {
  const name = loading.querySelector('[data-article-name]');
  if (name !== null) name.textContent = findCard()?.textContent ?? '';
}

/** Fallback: the router loads the page of the article, whose address the browser shows already. */
function openPage(): void {
  hide();
  unopened = findCard();
  unopened?.click();
  unopened = null;
}

async function fetchArticle(address: string, signal: AbortSignal) {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`Expected the page ${address}, found ${response.status}`);
  const page = parsePage(await response.text());
  const found = page.querySelector('[data-article]');
  if (found === null) throw new Error(`Expected an article on ${address}, found none`);
  const article = document.importNode(found, true);
  // The parser had scripting off, so the copies for browsers without script are elements.
  for (const part of article.querySelectorAll('[data-page-only], noscript')) part.remove();
  return { article, title: page.title };
}

/**
 * The dialog was closed by Escape, its cross or a click outside, so the address steps back. The event is queued: if
 * Forward has opened the dialog again by then, it is stale.
 */
function goBackToList({ target }: Event): void {
  if (shown !== null && target === shown.dialog && !shown.dialog.open) history.back();
}

/** True if Back or Forward led from the list to its dialog, or from the dialog to its list. */
function staysOnList(entry: Entry): boolean {
  if (shown !== null) return entry?.index === shown.listIndex;
  return entry?.listIndex !== undefined && findDialog() !== null;
}

/**
 * The router handles Back and Forward first and would fetch the page again. It offers no way to cancel a traversal,
 * so it gets a loader that never resolves; the next change of route aborts it. Any other change of route ends the
 * dialog. See https://github.com/withastro/astro/issues/13943
 */
function holdRouter(change: DocumentEventMap['astro:before-preparation']): void {
  if (change.navigationType === 'traverse' && staysOnList(history.state as Entry)) {
    change.stopImmediatePropagation();
    change.loader = () => new Promise(() => {});
  } else {
    hide();
  }
}

function followHistory(entry: Entry): void {
  if (!staysOnList(entry)) {
    hide();
  } else if (shown === null) {
    void show(entry?.listIndex ?? 0);
  } else {
    hide();
    if (next !== null) open(next);
    next = null;
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

/**
 * On /guides a card opens its article in a dialog under the article's own address: an entry of the
 * history within the page, which the browser leads back from and to. Its state says that it is one.
 */
type Entry = { isArticle?: boolean } | null;

type Shown = {
  dialog: HTMLDialogElement;
  listTitle: string;
  loading: HTMLElement;
  request: XMLHttpRequest;
};

/** The article in the dialog, until the address is the list's again. */
let shown: Shown | null = null;
/** A card that was clicked while the address was still on its way back. */
let next: HTMLAnchorElement | null = null;

document.addEventListener('click', openByCard, { capture: true });
document.addEventListener('close', goBackToList, { capture: true });
addEventListener('popstate', followHistory);

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
  history.pushState({ isArticle: true }, '', link.href);
  // The dialog gives the focus back to what had it; not every browser focuses a clicked link.
  link.focus({ preventScroll: true });
  void show();
}

/** Opens the dialog on the article whose address the browser shows. */
async function show(): Promise<void> {
  const dialog = findDialog();
  const content = dialog?.querySelector('[data-article-content]');
  const loading = content?.firstElementChild;
  if (!dialog || !content || !(loading instanceof HTMLElement)) return;
  const request = new XMLHttpRequest();
  shown = { dialog, listTitle: document.title, loading, request };
  nameLoading(loading);
  dialog.showModal();
  dialog.scrollTop = 0;
  const focusAtFirst = document.activeElement;
  const page = await fetchPage(location.pathname, request);
  if (shown?.request !== request) return;
  const article = articleOf(page);
  if (page === null || article === null) {
    // The address is the article's already: the browser brings its page, and tries harder than we do.
    location.replace(location.href);
    return;
  }
  content.replaceChildren(article);
  document.title = page.title;
  const heading = article.querySelector('h1');
  if (heading === null || document.activeElement !== focusAtFirst) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Says which article is on its way. */
function nameLoading(loading: HTMLElement): void {
  const card = document.querySelector(`a[data-article-link][href="${location.pathname}"]`);
  const name = loading.querySelector('[data-article-name]');
  if (name !== null) name.textContent = card?.textContent ?? '';
}

/**
 * A page as a document in which no script runs; `null` where it does not come. `fetch` would give a text,
 * of which Trusted Types let nobody make a document.
 */
function fetchPage(address: string, request: XMLHttpRequest): Promise<Document | null> {
  return new Promise((resolve) => {
    request.responseType = 'document';
    request.open('GET', address);
    request.addEventListener('loadend', () => {
      resolve(request.status === 200 ? request.responseXML : null);
    });
    request.send();
  });
}

function articleOf(page: Document | null): Element | null {
  const found = page?.querySelector('[data-article]');
  if (!found) return null;
  const article = document.importNode(found, true);
  for (const part of article.querySelectorAll('[data-page-only]')) part.remove();
  return article;
}

/**
 * Escape, the cross or a click outside: the address follows. The event comes a moment after the
 * closing; if Forward has opened the dialog again by then, it is out of date.
 */
function goBackToList({ target }: Event): void {
  if (shown !== null && target === shown.dialog && !shown.dialog.open) history.back();
}

function followHistory({ state }: PopStateEvent): void {
  hide();
  if ((state as Entry)?.isArticle === true) void show();
  else if (next !== null) open(next);
  next = null;
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

import { closest } from './closest.ts';
import { findDialog } from './dialogs.ts';

type Entry = { index?: number; dialog?: string } | null;

/** The dialog that the present entry names. */
let named: HTMLDialogElement | null = null;
/** True after it was closed, until the history has gone back. */
let isLeaving = false;
/** A dialog that was opened meanwhile. */
let next: HTMLDialogElement | null = null;

/**
 * Gives a dialog that a link in a page opened an entry in the history: Back closes it, Forward opens it again. As with
 * articles (`article-dialog.ts`) the entry carries the router's own fields, with an index half-way to the next one; the
 * address stays.
 */
export function keepDialogsInHistory(): void {
  document.addEventListener('click', enterByLink, { capture: true });
  document.addEventListener('close', goBackToPage, { capture: true });
  document.addEventListener('astro:before-preparation', holdRouter);
  document.addEventListener('astro:after-swap', () => {
    named = null;
    openNamed(history.state as Entry);
  });
  // After the router, whose script runs first.
  addEventListener('popstate', ({ state }) => follow(state as Entry));

  // The page was reloaded at such an entry, or a dialog was opened before this script ran.
  openNamed(history.state as Entry);
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('main dialog:modal')) {
    const isLinkedTo = document.querySelector(`main [data-opens-dialog="${dialog.id}"]`) !== null;
    if (isLinkedTo && named === null) enter(dialog);
  }
}

/** The dialog is open by now: the listener of `dialog-links.ts` was added first. */
function enterByLink(event: Event): void {
  const link = closest(event, 'main [data-opens-dialog]');
  const dialog = findDialog(link?.getAttribute('data-opens-dialog'));
  if (dialog === null || !dialog.open || dialog === named) return;
  // The last one was closed a moment ago, and its event is still to come.
  if (named?.open === false && !isLeaving) leave();
  if (isLeaving) next = dialog;
  else enter(dialog);
}

function enter(dialog: HTMLDialogElement): void {
  const state = history.state as Entry;
  const index = (state?.index ?? 0) + 0.5;
  history.pushState({ ...state, scrollX, scrollY, index, dialog: dialog.id }, '');
  named = dialog;
}

/**
 * The dialog was closed by Escape, its cross or a click outside, so the history steps back. The event is queued: if
 * Forward has opened the dialog again by then, it is stale.
 */
function goBackToPage({ target }: Event): void {
  if (isLeaving || named === null || target !== named || named.open) return;
  leave();
}

function leave(): void {
  isLeaving = true;
  history.back();
}

/**
 * The router handles Back and Forward first and would fetch the page again. It offers no way to cancel a traversal, so
 * it gets a loader that never resolves; the next change of route aborts it. See
 * https://github.com/withastro/astro/issues/13943
 */
function holdRouter(change: DocumentEventMap['astro:before-preparation']): void {
  const { navigationType, from, to } = change;
  const staysOnPage = from.pathname === to.pathname && from.search === to.search;
  const isOfDialog = named !== null || (history.state as Entry)?.dialog !== undefined;
  if (navigationType !== 'traverse' || !staysOnPage || !isOfDialog) return;
  change.stopImmediatePropagation();
  change.loader = () => new Promise(() => {});
}

function follow(state: Entry): void {
  const left = named;
  named = null;
  isLeaving = false;
  if (left !== null && left.id !== state?.dialog) left.close();
  openNamed(state);
  // It may be closed again by now.
  if (next?.open) enter(next);
  next = null;
}

function openNamed(state: Entry): void {
  const dialog = findDialog(state?.dialog);
  if (dialog === null) return;
  named = dialog;
  if (!dialog.open) dialog.showModal();
}

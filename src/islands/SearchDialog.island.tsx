import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { searchSite } from '#browser/search-index.ts';
import { Button } from '#components/elements/Button/Button.tsx';
import surface from '#components/elements/dialog.module.css';
import { FirstHelpPanel } from '#components/search/FirstHelpPanel/FirstHelpPanel.tsx';
import { KindChoice } from '#components/search/KindChoice/KindChoice.tsx';
import { ResultList } from '#components/search/ResultList/ResultList.tsx';
import { SEARCH_DIALOG_ID } from '#components/search/search-dialog-id.ts';
import { SearchBar } from '#components/search/SearchBar/SearchBar.tsx';
import type { SearchAnswer, SearchOutcome, SearchRequest } from '#domain/search/search-answer.ts';
import { FIELD, nextPosition } from '#domain/search/list-position.ts';
import type { SearchKind } from '#domain/search/search-kind.ts';
import { searchStatus } from '#format/search-status.ts';
import styles from './SearchDialog.module.css';
import { guarded } from './IslandBoundary.tsx';
import { useDialogField } from './use-dialog-field.ts';

const PAGE_OF_RESULTS = 10;
const PAUSE_MS = 120;

const firstPage = (query: string, kind: SearchKind | null = null): SearchRequest => {
  return { query: query.trim(), kind, limit: PAGE_OF_RESULTS };
};

/**
 * The search. It must run in the browser because the index is searched there. The dialog itself is in
 * every page and opens at once; this script, React and the index are fetched when it does.
 */
export const SearchDialog = guarded(function SearchDialog() {
  const { dialog, field } = useDialogField();
  const opensFirst = useRef(false);
  const [request, setRequest] = useState<SearchRequest | null>(null);
  const [outcome, setOutcome] = useState<SearchOutcome | null>(null);

  // Searches for text that was typed before hydration.
  useEffect(() => setRequest(firstPage(field.current?.value ?? '')), [field]);

  useEffect(() => {
    if (request === null) return;
    let isCurrent = true;
    const settle = (answer: SearchAnswer | null) => isCurrent && setOutcome({ request, answer });
    const ask = () => void searchSite(request).then(settle, () => settle(null));
    const timer = setTimeout(ask, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [request]);

  const links = () => [...(dialog.current?.querySelectorAll<HTMLElement>('ol a') ?? [])];

  useEffect(() => {
    if (outcome?.answer?.help) window.reader?.hideCasinoLinks();
    if (outcome === null || !opensFirst.current) return;
    opensFirst.current = false;
    dialog.current?.querySelector<HTMLElement>('ol a')?.click();
  }, [outcome, dialog]);

  const openFirst = () => {
    if (outcome?.request === request) links()[0]?.click();
    else opensFirst.current = true;
  };

  const steer = (event: KeyboardEvent<HTMLDialogElement>) => {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey || !(target instanceof HTMLElement)) return;
    const stops = links();
    const position = stops.indexOf(target);
    if (target !== field.current && position === -1) return;
    const next = nextPosition(key, position, stops.length);
    if (next !== null) {
      event.preventDefault();
      (next === FIELD ? field.current : stops[next])?.focus();
    } else if (position !== -1 && (key.length === 1 || key === 'Backspace')) {
      // Typing goes on in the field, wherever the focus is.
      field.current?.focus();
    }
  };

  const open = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) => {
    if (!ctrlKey && !metaKey && !shiftKey && !altKey) dialog.current?.close();
  };

  const selectOnReturn = ({ currentTarget, relatedTarget }: FocusEvent<HTMLInputElement>) => {
    if (dialog.current?.contains(relatedTarget)) return;
    currentTarget.select();
    // The search was opened again, and the line may be back.
    if (outcome?.answer === null) setRequest({ ...outcome.request });
  };

  const retry = () => {
    if (request === null) return;
    setRequest({ ...request });
    // The button goes away and would take the focus along.
    field.current?.focus();
  };

  const showMore = () => {
    if (request === null) return;
    const limit = request.limit + PAGE_OF_RESULTS;
    setRequest({ ...request, limit });
    if (limit >= (outcome?.answer?.total ?? 0)) links().at(-1)?.focus();
  };

  const answer = request?.query === '' ? undefined : outcome?.answer;
  return (
    <dialog
      ref={dialog}
      id={SEARCH_DIALOG_ID}
      className={`${surface.surface} ${styles.dialog}`}
      aria-label="Search"
      closedby="any"
      data-search-dialog
      onKeyDown={steer}
    >
      <SearchBar
        dialogId={SEARCH_DIALOG_ID}
        ref={field}
        onInput={({ currentTarget }) => {
          opensFirst.current = false;
          setRequest(firstPage(currentTarget.value));
        }}
        onFocus={selectOnReturn}
        onEnter={openFirst}
      />
      <div className={styles.body}>
        <div className={`stack-3 ${styles.top}`}>
          <p className="soft" role="status">
            {searchStatus(request?.query ?? '', outcome)}
          </p>
          <p data-needs-script>The search hasn’t loaded. Type again, or look through all pages.</p>
          {answer && (
            <KindChoice
              counts={answer.counts}
              chosen={request?.kind ?? null}
              onChoose={(kind) => setRequest(firstPage(request?.query ?? '', kind))}
            />
          )}
          {answer === null && (
            <Button size="small" variant="quiet" onClick={retry}>
              Try again
            </Button>
          )}
        </div>
        {answer?.help && <FirstHelpPanel help={answer.help} />}
        {answer && <ResultList results={answer.results} onOpen={open} />}
        {answer && answer.results.length < answer.total && (
          <div className={styles.more}>
            <Button size="small" variant="quiet" onClick={showMore}>
              Show more
            </Button>
          </div>
        )}
      </div>
      <p className={`fine taps row ${styles.foot}`}>
        <a href="/search">All pages</a>
        <a href="/responsible-gaming">Help with gambling</a>
        <span className={styles.keys} aria-hidden="true">
          ↑ ↓ to move, Enter to open, Esc to close
        </span>
      </p>
    </dialog>
  );
});

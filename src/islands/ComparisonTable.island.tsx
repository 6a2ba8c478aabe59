import { useDeferredValue, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { checkedIn } from '#browser/checked-options.ts';
import { copyText } from '#browser/copy-text.ts';
import { pushQuery, readQuery, subscribeToQuery } from '#browser/query-state.ts';
import { Button } from '#components/elements/Button/Button.tsx';
import { EmptyState } from '#components/elements/EmptyState/EmptyState.tsx';
import { Select } from '#components/elements/Select/Select.tsx';
import { CasinoTable } from '#components/payments/CasinoTable/CasinoTable.tsx';
import { FilterBar } from '#components/payments/FilterBar/FilterBar.tsx';
import { TableRest } from '#components/payments/TableRest/TableRest.tsx';
import { type FilterOptions, NO_FILTERS } from '#domain/comparison/filter-options.ts';
import { nextSort } from '#domain/comparison/sort-rows.ts';
import { comparisonSearch, parseComparisonState } from '#domain/comparison/url-state.ts';
import {
  formatDrop,
  PENDING_ROWS,
  SORT_CHOICES,
  sortChoices,
  sortId,
} from '#format/comparison-words.ts';
import styles from './ComparisonTable.module.css';
import { type ComparisonRowsModel, useComparisonRows } from './use-comparison-rows.ts';
import { useHydrated } from './use-hydrated.ts';

export type ComparisonTableModel = ComparisonRowsModel & {
  caption: string;
  options: FilterOptions;
  extraLabel: string | null;
  /** Names the order of the rows as given. */
  orderText: string;
  emptyArtHref: string;
};

type Props = { table: ComparisonTableModel };

/**
 * Filters and sorts the casinos. It must run in the browser because what is shown follows from the
 * address. As served it is the whole table, or the first rows of
 * a long one.
 */
export function ComparisonTable({ table }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  // Of another state of the table it says nothing.
  const [copied, setCopied] = useState({ search: '', text: '' });
  const isReady = useHydrated();
  const search = useSyncExternalStore(subscribeToQuery, readQuery, () => '');
  // A filter is answered by its chip and the numbers, and the rows follow in the next frame. To another order they
  // are the answer themselves, and on a page that is come back to a place below them is where it was.
  const [tapped, setTapped] = useState<string | null>(null);
  const searchBefore = useDeferredValue(search);
  const searchOfRows = search === tapped ? searchBefore : search;

  const { options } = table;
  const read = (parameters: URLSearchParams) => parseComparisonState(parameters, options);
  const { state, ignored } = read(new URLSearchParams(search));
  const { filters } = state;
  const sort = state.sort ?? table.defaultSort;
  const { state: stateOfRows } = read(new URLSearchParams(searchOfRows));
  const { shown, inTable, drop, ...found } = useComparisonRows(table, stateOfRows, searchOfRows);

  const show = (change: Partial<typeof state>) => {
    const next = { ...state, ...change };
    const isDefault = next.sort !== null && sortId(next.sort) === sortId(table.defaultSort);
    const current = new URLSearchParams(readQuery());
    pushQuery(comparisonSearch(isDefault ? { ...next, sort: null } : next, options, current));
    if (change.filters !== undefined) setTapped(readQuery());
  };
  const copyAddress = async () => {
    const done = await copyText(location.href, null);
    setCopied({ search, text: done === 'copied' ? 'Copied' : 'The address bar holds it' });
  };
  /** For buttons that go away with what they stand under and would take the focus along. */
  const leaveFor = (act: () => void) => {
    act();
    status.current?.focus();
  };
  const bringBack = (next: typeof filters) => leaveFor(() => show({ filters: next }));
  const showMore = () => {
    const areLast = found.matchCount - inTable.length <= table.rows.length;
    if (areLast) leaveFor(found.showMore);
    else found.showMore();
  };

  // Chips that were pressed while this was still on its way count too.
  useLayoutEffect(() => {
    const pressed = checkedIn(form.current);
    if (pressed.size === 0) return;
    const parameters = new URLSearchParams(readQuery());
    if (pressed.has('under')) parameters.delete('under');
    for (const [name, value] of pressed) parameters.append(name, value);
    const { state: kept } = parseComparisonState(parameters, options);
    pushQuery(comparisonSearch(kept, options, parameters));
    // Once: later presses go through the form.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  return (
    <div className={styles.frame}>
      <FilterBar
        options={options}
        summary={found.summarise(filters)}
        filters={filters}
        pendingText={PENDING_ROWS[found.state]}
        unknownParameters={ignored.map(({ parameter }) => parameter)}
        formRef={form}
        statusRef={status}
        onChange={() => show({ filters: read(checkedIn(form.current)).state.filters })}
        onClear={() => show({ filters: NO_FILTERS })}
        onCopy={() => void copyAddress()}
        copyText={copied.search === search ? copied.text : ''}
      />
      <div className={styles.sort}>
        <Select
          id="table-sort"
          label="Sort by"
          disabled={!isReady}
          value={sortId(sort)}
          options={sortChoices(table.defaultSort === null ? table.orderText : null)}
          onChoose={(id) =>
            show({ sort: SORT_CHOICES.find((choice) => sortId(choice) === id) ?? null })
          }
        />
      </div>
      <div hidden={shown.length === 0}>
        <CasinoTable
          caption={table.caption}
          extraLabel={table.extraLabel}
          rows={inTable}
          shown={shown}
          sort={found.sort}
          onSort={isReady ? (column) => show({ sort: nextSort(sort, column) }) : null}
        />
      </div>
      {found.state === 'failed' && <Button onClick={() => leaveFor(found.retry)}>Try again</Button>}
      {found.isCut && (
        <TableRest
          rowCount={inTable.length}
          total={found.matchCount}
          step={table.rows.length}
          onMore={isReady ? showMore : null}
        />
      )}
      {found.isEmpty && (
        <EmptyState
          artHref={table.emptyArtHref}
          title="No casino matches all of these"
          text={
            drop === null
              ? 'Dropping one filter is not enough to bring one back.'
              : `Without ${formatDrop(drop, options)} the table would show ${drop.rowCount}.`
          }
        >
          {drop === null ? (
            <Button onClick={() => bringBack(NO_FILTERS)}>Clear all filters</Button>
          ) : (
            <Button onClick={() => bringBack({ ...filters, [drop.group]: [] })}>
              Drop {formatDrop(drop, options)}
            </Button>
          )}
        </EmptyState>
      )}
    </div>
  );
}

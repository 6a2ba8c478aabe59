import { memo, useCallback, useRef, useState } from 'react';
import { checkedIn } from '#browser/checked-options.ts';
import { copyText } from '#browser/copy-text.ts';
import { pushQuery, readQuery } from '#browser/query-state.ts';
import { Button } from '#components/elements/Button/Button.tsx';
import { EmptyState } from '#components/elements/EmptyState/EmptyState.tsx';
import { Select } from '#components/elements/Select/Select.tsx';
import { CasinoTable } from '#components/payments/CasinoTable/CasinoTable.tsx';
import { FilterBar } from '#components/payments/FilterBar/FilterBar.tsx';
import {
  CHOICES,
  FILTER_GROUPS,
  type FilterOptions,
  NO_FILTERS,
} from '#domain/comparison/filter-options.ts';
import { nextSort, type SortColumn } from '#domain/comparison/sort-rows.ts';
import { comparisonSearch, parseComparisonState } from '#domain/comparison/url-state.ts';
import { formatDrop, PENDING_ROWS, sortChoices, sortId, sortOf } from '#format/comparison-words.ts';
import styles from './ComparisonTable.module.css';
import { guarded } from './IslandBoundary.tsx';
import { type ComparisonRowsModel, useComparisonRows } from './use-comparison-rows.ts';
import { useComparisonState } from './use-comparison-state.ts';
import { useEarlyInput } from './use-early-input.ts';

export type ComparisonTableModel = ComparisonRowsModel & {
  caption: string;
  options: FilterOptions;
  extraLabel: string | null;
  /** Names the order of the rows as given. */
  orderText: string;
  emptyArtHref: string;
};

type Props = { table: ComparisonTableModel };

/** Not rendered again while a tap changes nothing but the numbers beside the filters. */
const KeptTable = memo(CasinoTable);

/**
 * Filters and sorts the casinos. It must run in the browser because what is shown follows from the
 * address. As served it is the whole table, or the first rows of a long one.
 */
export const ComparisonTable = guarded(function ComparisonTable({ table }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const sortList = useRef<HTMLSelectElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  // Of another state of the table it says nothing.
  const [copied, setCopied] = useState({ search: '', text: '' });
  const { options, defaultSort } = table;
  const { search, state, ignored, searchOfRows, stateOfRows, show } = useComparisonState(
    options,
    defaultSort,
  );
  const { filters } = state;
  const { shown, inTable, drop, ...found } = useComparisonRows(table, stateOfRows, searchOfRows);

  const readForm = useCallback(() => {
    const { filters: checked } = parseComparisonState(checkedIn(form.current), options).state;
    show(() => ({ filters: checked }));
  }, [options, show]);
  const sortBy = useCallback(
    (column: SortColumn) => show(({ sort }) => ({ sort: nextSort(sort ?? defaultSort, column) })),
    [defaultSort, show],
  );
  const copyAddress = async () => {
    const done = await copyText(location.href, null);
    setCopied({ search, text: done === 'copied' ? 'Copied' : 'The address bar holds it' });
  };
  /** For buttons that go away with what they stand under and would take the focus along. */
  const leaveFor = (act: () => void) => {
    act();
    status.current?.focus();
  };
  const bringBack = (next: typeof filters) => leaveFor(() => show(() => ({ filters: next })));
  const showMore = () => {
    if (found.matchCount - inTable.length <= table.rows.length) leaveFor(found.showMore);
    else found.showMore();
  };

  useEarlyInput(frame, () => {
    const pressed = checkedIn(form.current);
    const chosen = sortList.current?.value;
    const parameters = new URLSearchParams(readQuery());
    for (const group of FILTER_GROUPS) {
      if (CHOICES[group] === 'one' && pressed.has(group)) parameters.delete(group);
    }
    for (const [name, value] of pressed) parameters.append(name, value);
    const { state: early } = parseComparisonState(parameters, options);
    const isSorted = chosen !== undefined && chosen !== sortId(defaultSort);
    const next = isSorted ? { ...early, sort: sortOf(chosen) } : early;
    pushQuery(comparisonSearch(next, options, parameters));
  });

  return (
    <div className={styles.frame} ref={frame}>
      <FilterBar
        options={options}
        summary={found.summarise(filters)}
        filters={filters}
        pendingText={PENDING_ROWS[found.state]}
        unknownParameters={ignored.map(({ parameter }) => parameter)}
        formRef={form}
        statusRef={status}
        onChange={readForm}
        onClear={() => show(() => ({ filters: NO_FILTERS }))}
        onCopy={() => void copyAddress()}
        copyText={copied.search === search ? copied.text : ''}
      />
      <div className={`controls ${styles.sort}`}>
        <Select
          id="table-sort"
          label="Sort by"
          ref={sortList}
          value={sortId(state.sort ?? defaultSort)}
          options={sortChoices(defaultSort === null ? table.orderText : null)}
          onChoose={(id) => show(() => ({ sort: sortOf(id) }))}
        />
      </div>
      <div hidden={shown.length === 0}>
        <KeptTable
          caption={table.caption}
          extraLabel={table.extraLabel}
          rows={inTable}
          shown={shown}
          sort={found.sort}
          onSort={sortBy}
        />
      </div>
      {found.state === 'failed' && <Button onClick={() => leaveFor(found.retry)}>Try again</Button>}
      {found.isCut && (
        <div className={`soft row ${styles.rest}`}>
          <p>
            <span>{`The first ${inTable.length} of ${found.matchCount}.`}</span> Every casino has
            its line in <a href="/reviews">the list of casinos</a>.
          </p>
          <span className="controls">
            <Button variant="quiet" onClick={showMore}>
              {`Show ${Math.min(table.rows.length, found.matchCount - inTable.length)} more`}
            </Button>
          </span>
        </div>
      )}
      {found.isEmpty && (
        <EmptyState
          artHref={table.emptyArtHref}
          title="No casino matches all of these"
          text={
            drop === null
              ? 'Dropping one filter isn’t enough to bring one back.'
              : `Without ${formatDrop(drop, options)} the table would show ${drop.rowCount}.`
          }
        >
          {drop === null ? (
            <Button onClick={() => bringBack(NO_FILTERS)}>Clear all filters</Button>
          ) : (
            <Button onClick={() => bringBack({ ...filters, [drop.group]: [] })}>
              {`Drop ${formatDrop(drop, options)}`}
            </Button>
          )}
        </EmptyState>
      )}
    </div>
  );
});

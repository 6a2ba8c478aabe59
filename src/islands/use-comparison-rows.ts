import { useEffect, useMemo, useState } from 'react';
import { fetchJson } from '#browser/fetch-json.ts';
import type { CasinoRowModel } from '#components/payments/CasinoTable/CasinoRow.tsx';
import { type Filters, hasFilters } from '#domain/comparison/filter-options.ts';
import {
  type FilterSummary,
  filterRows,
  suggestDrop,
  summariseFilters,
} from '#domain/comparison/filter-rows.ts';
import { type ComparisonSort, sortRows } from '#domain/comparison/sort-rows.ts';
import type { ComparisonState } from '#domain/comparison/url-state.ts';

export type ComparisonRowsModel = {
  /** The first rows, in the order that `defaultSort` gives them. */
  rows: readonly CasinoRowModel[];
  /** Files that hold every row, where the page does not: asked for by the first filter or sort. */
  rowFiles: readonly string[];
  /** The numbers beside the filters while none is on. */
  summary: FilterSummary;
  /** The sort of a visitor who chose none; `null` for the order of the rows. */
  defaultSort: ComparisonSort | null;
};

/**
 * Rows in the table. A short table holds every row and hides the filtered ones, so that nothing loads twice; a long one
 * holds those that are shown, the rows of the page at first.
 */
export function useComparisonRows(
  table: ComparisonRowsModel,
  { filters, sort: chosenSort }: ComparisonState,
  search: string,
) {
  const [more, setMore] = useState({ search, count: 0 });
  const extraCount = more.search === search ? more.count : 0;
  const isNeeded = hasFilters(filters) || chosenSort !== null || extraCount > 0;
  const { rows, state, retry } = useAllRows(table.rows, table.rowFiles, isNeeded);

  const sort = chosenSort ?? table.defaultSort;
  const isLong = table.rowFiles.length > 0;
  const hasAll = state === 'all';
  const shown = useMemo(() => filterRows(rows, filters).shown, [rows, filters]);
  const isEmpty = hasAll && shown.length === 0;
  const limit = table.rows.length + extraCount;
  const listed = isLong ? shown : rows;
  const inTable = useMemo(() => sortRows(listed, sort).slice(0, limit), [listed, sort, limit]);
  return {
    sort,
    state,
    retry,
    shown,
    inTable,
    /** Number of matching rows, as far as it is known. */
    matchCount: hasAll ? shown.length : table.summary.total,
    /** The numbers beside the filters, with these on. */
    summarise: (by: Filters) => (hasAll ? summariseFilters(rows, by) : table.summary),
    drop: isEmpty ? suggestDrop(rows, filters) : null,
    isEmpty,
    /** True if more rows match than stand in the table; unknown while a filter waits for the files. */
    isCut:
      isLong &&
      (hasAll ? shown.length > limit : !hasFilters(filters) && table.summary.total > limit),
    showMore: () => setMore({ search, count: extraCount + table.rows.length }),
  };
}

/**
 * The rows of a list of which the page holds the first and files of the site hold the others. They
 * are asked for once they are needed, and then stay.
 */
function useAllRows<Row>(first: readonly Row[], files: readonly string[], isNeeded: boolean) {
  const [others, setOthers] = useState<readonly Row[] | null>(null);
  const [failures, setFailures] = useState(0);
  const [attempt, setAttempt] = useState(0);
  const isMissing = files.length > 0 && others === null;
  const isAsked = isMissing && isNeeded;

  useEffect(() => {
    if (!isAsked) return;
    const controller = new AbortController();
    const { signal } = controller;
    Promise.all(files.map((file) => fetchJson<Row[]>(file, signal))).then(
      (parts) => setOthers(parts.flat()),
      () => {
        if (!signal.aborted) setFailures(attempt + 1);
      },
    );
    return () => controller.abort();
  }, [files, isAsked, attempt]);

  const hasFailed = failures > attempt;
  return {
    rows: others === null ? first : others,
    state: !isMissing ? 'all' : !isNeeded ? 'first' : hasFailed ? 'failed' : 'loading',
    retry: () => setAttempt(failures),
  } as const;
}

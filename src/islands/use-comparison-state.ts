import { useCallback, useDeferredValue, useMemo, useState, useSyncExternalStore } from 'react';
import { pushQuery, readQuery, subscribeToQuery } from '#browser/query-state.ts';
import type { FilterOptions } from '#domain/comparison/filter-options.ts';
import type { ComparisonSort } from '#domain/comparison/sort-rows.ts';
import {
  comparisonSearch,
  type ComparisonState,
  parseComparisonState,
} from '#domain/comparison/url-state.ts';
import { sortId } from '#format/comparison-words.ts';

/**
 * Filters and sort of the comparison, as the address has them: `state` for the fields and numbers,
 * `stateOfRows` for the rows. A tap on a filter is answered by its chip and the numbers, and the rows follow
 * in the next frame. To another order they are the answer themselves, and on a page that is come back to
 * a place below them is where it was.
 */
export function useComparisonState(options: FilterOptions, defaultSort: ComparisonSort | null) {
  const search = useSyncExternalStore(subscribeToQuery, readQuery, () => '');
  const [tapped, setTapped] = useState<string | null>(null);
  const searchBefore = useDeferredValue(search);
  const searchOfRows = search === tapped ? searchBefore : search;
  const { state, ignored } = useReadState(search, options);
  const { state: stateOfRows } = useReadState(searchOfRows, options);

  /** Goes on from what the address says when it is called. */
  const show = useCallback(
    (change: (now: ComparisonState) => Partial<ComparisonState>) => {
      const parameters = new URLSearchParams(readQuery());
      const { state: now } = parseComparisonState(parameters, options);
      const next = { ...now, ...change(now) };
      const isDefault = next.sort !== null && sortId(next.sort) === sortId(defaultSort);
      const written = isDefault ? { ...next, sort: null } : next;
      pushQuery(comparisonSearch(written, options, parameters));
      if (next.filters !== now.filters) setTapped(readQuery());
    },
    [options, defaultSort],
  );
  return { search, state, ignored, searchOfRows, stateOfRows, show };
}

/** State of an address; the same object for the same address. */
const useReadState = (search: string, options: FilterOptions) =>
  useMemo(() => parseComparisonState(new URLSearchParams(search), options), [search, options]);

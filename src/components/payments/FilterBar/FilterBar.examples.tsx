import type { Examples } from '../../examples.ts';
import { type Filters, filterOptionsOf, NO_FILTERS } from '#domain/comparison/filter-options.ts';
import { summariseFilters } from '#domain/comparison/filter-rows.ts';
import { FAST_ROW, LONGEST_ROW, ROW, UNKNOWN_ROW } from '../example-rows.ts';
import type { FilterBar } from './FilterBar.tsx';

const ROWS = [ROW, FAST_ROW, UNKNOWN_ROW, LONGEST_ROW];
const FILTERED: Filters = { ...NO_FILTERS, coin: ['btc', 'doge'], under: ['24h'], allCoins: true };
const SHARED = {
  options: filterOptionsOf(ROWS),
  formRef: null,
  statusRef: null,
  onChange: () => undefined,
  onClear: () => undefined,
  onCopy: () => undefined,
  copyText: '',
};

export const examples: Examples<typeof FilterBar> = {
  usual: {
    summary: summariseFilters(ROWS, NO_FILTERS),
    filters: NO_FILTERS,
    pendingText: null,
    unknownParameters: [],
    ...SHARED,
  },
  filtered: {
    summary: summariseFilters(ROWS, FILTERED),
    filters: FILTERED,
    pendingText: null,
    unknownParameters: ['colour', 'size'],
    ...SHARED,
  },
  pending: {
    summary: summariseFilters(ROWS, NO_FILTERS),
    filters: FILTERED,
    pendingText: 'Looking through all casinos…',
    unknownParameters: [],
    ...SHARED,
    copyText: 'Copied',
  },
};

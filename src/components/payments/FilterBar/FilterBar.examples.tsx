import type { Examples } from '../../examples.ts';
import { type Filters, NO_FILTERS } from '#domain/comparison/filter-options.ts';
import { summariseFilters } from '#domain/comparison/filter-rows.ts';
import { FAST_ROW, LONGEST_ROW, ROW, UNKNOWN_ROW } from '../example-rows.ts';
import type { FilterBar } from './FilterBar.tsx';

const ROWS = [ROW, FAST_ROW, UNKNOWN_ROW, LONGEST_ROW];
const FILTERED: Filters = { ...NO_FILTERS, coin: ['btc'], under: ['24h'] };
const HANDLERS = {
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
    ...HANDLERS,
  },
  filtered: {
    summary: summariseFilters(ROWS, FILTERED),
    filters: FILTERED,
    pendingText: null,
    unknownParameters: ['colour', 'size'],
    ...HANDLERS,
  },
  pending: {
    summary: summariseFilters(ROWS, NO_FILTERS),
    filters: FILTERED,
    pendingText: 'Looking through all casinos…',
    unknownParameters: [],
    ...HANDLERS,
    copyText: 'Copied',
  },
};

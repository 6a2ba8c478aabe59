import type { Examples } from '../../examples.ts';
import { LONGEST_NAME } from '../../example-values.ts';
import { FAST_ROW, LONGEST_ROW, ROW, UNKNOWN_ROW } from '../example-rows.ts';
import type { CasinoTable } from './CasinoTable.tsx';

export const examples: Examples<typeof CasinoTable> = {
  usual: {
    caption: 'Casinos side by side',
    extraLabel: null,
    rows: [ROW, FAST_ROW],
    shown: [ROW, FAST_ROW],
    sort: null,
    onSort: () => undefined,
  },
  sorted: {
    caption: 'Casinos, the fastest first',
    extraLabel: 'Fees',
    rows: [FAST_ROW, ROW],
    shown: [FAST_ROW],
    sort: { column: 'speed', order: 'asc' },
    onSort: () => undefined,
  },
  unknown: {
    caption: 'Casinos that say nothing',
    extraLabel: 'Fees',
    rows: [UNKNOWN_ROW],
    shown: [UNKNOWN_ROW],
    sort: { column: 'name', order: 'desc' },
    onSort: () => undefined,
  },
  longest: {
    caption: LONGEST_NAME,
    extraLabel: 'Deposits and withdrawals',
    rows: [LONGEST_ROW],
    shown: [LONGEST_ROW],
    sort: null,
    onSort: () => undefined,
  },
};

import type { Examples } from '../../examples.ts';
import { LONGEST_NAME, LONG_TEXT } from '../../example-values.ts';
import type { DataTable } from './DataTable.tsx';

export const examples: Examples<typeof DataTable> = {
  usual: {
    caption: 'Grades of evidence',
    columns: [
      { label: 'Grade' },
      { label: 'What it means', wide: true },
      { label: 'Facts', align: 'end' },
    ],
    rows: [
      { key: 'a', cells: ['A', 'A test of our own', '12'] },
      { key: 'b', id: 'grade-b', cells: ['B', 'A register', '3'] },
    ],
  },
  dense: {
    caption: 'Chances by board',
    showCaption: true,
    dense: true,
    columns: ['Bucket', '8 rows', '12 rows', '14 rows', '16 rows'].map((label) => ({
      label,
      align: 'end',
    })),
    rows: [{ key: '0', cells: ['0', '0.3906%', '0.0244%', '0.0061%', '0.0015%'] }],
  },
  wraps: {
    caption: 'What bets cost',
    wraps: true,
    columns: [{ label: 'Bet' }, { label: 'A win pays' }, { label: 'House edge', align: 'end' }],
    rows: [
      { key: 'red', cells: ['Red or black', '1 to 1', '2.7027%'] },
      { key: 'long', cells: [LONGEST_NAME, '1,000,000 to 1', 'No single figure'] },
    ],
  },
  empty: { caption: 'A table without a row', columns: [{ label: 'Casino' }], rows: [] },
  longest: {
    caption: LONGEST_NAME,
    showCaption: true,
    columns: [
      { label: 'Casino' },
      { label: 'Most in a withdrawal', align: 'end' },
      { label: 'Terms', wide: true },
    ],
    rows: [{ key: 'long', cells: [LONGEST_NAME, '$1,000,000.00', LONG_TEXT] }],
  },
};

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
      ['A', 'A test of our own', '12'],
      ['B', 'A register', '3'],
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
    rows: [[LONGEST_NAME, '$1,000,000.00', LONG_TEXT]],
  },
};

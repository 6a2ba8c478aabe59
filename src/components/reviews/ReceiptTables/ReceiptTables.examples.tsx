import type { Examples } from '../../examples.ts';
import { LONG_TEXT, LONGEST_NAME } from '../../example-values.ts';
import type { ReceiptRow, ReceiptTables } from './ReceiptTables.tsx';

const FEES: ReceiptRow = {
  id: 'fact-fees',
  label: 'Fees',
  value: 'None',
  note: 'The network takes its own.',
  receipt: {
    source: 'The cashier of the casino',
    readOn: 'Mar 3, 2026',
    grade: 'D',
    meaning: 'the casino says so',
  },
};
const LIMITS = { id: 'fact-limits', label: 'Limits', value: null, note: null, receipt: null };
const LONGEST: ReceiptRow = {
  id: 'fact-longest',
  label: LONGEST_NAME,
  value: LONG_TEXT,
  note: LONG_TEXT,
  receipt: { source: LONG_TEXT, readOn: 'Sep 28, 2026', grade: 'A', meaning: 'a test of our own' },
};

export const examples: Examples<typeof ReceiptTables> = {
  usual: { page: '/reviews/example', groups: [{ title: 'Payments', rows: [FEES, LIMITS] }] },
  longest: { page: '/reviews/example', groups: [{ title: LONGEST_NAME, rows: [LONGEST] }] },
};

import type { Examples } from '../../examples.ts';
import { LONG_TEXT } from '../../example-values.ts';
import { GROUPS } from '../example-outcome.ts';
import { RECEIPT } from '../example-plan.ts';
import type { OutcomeReceipt } from './OutcomeReceipt.tsx';

const COMMON = { groups: GROUPS, methodHref: '/tools/method', helpHref: '/responsible-gaming' };

export const examples: Examples<typeof OutcomeReceipt> = {
  usual: { ...COMMON, receipt: RECEIPT },
  'worked out at build': { ...COMMON, receipt: { ...RECEIPT, module: null } },
  'without hash functions': { ...COMMON, receipt: { ...RECEIPT, serial: null, module: null } },
  longest: {
    ...COMMON,
    receipt: { ...RECEIPT, rows: [...RECEIPT.rows, { label: LONG_TEXT, value: '9'.repeat(40) }] },
  },
};

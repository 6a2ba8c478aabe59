import type { Examples } from '../../examples.ts';
import { LONG_TEXT } from '../../example-values.ts';
import type { LedgerField } from './LedgerField.tsx';

const DEPOSIT = { name: 'deposit', label: 'You put in', before: '$' };

export const examples: Examples<typeof LedgerField> = {
  usual: { field: DEPOSIT, defaultValue: '100' },
  wrong: {
    field: { name: 'wagering', label: 'Wagering', after: '×' },
    defaultValue: 'thirty-five',
    error: 'Enter a number from 0 to 200, such as 20.',
  },
  longest: {
    field: { ...DEPOSIT, label: LONG_TEXT, note: LONG_TEXT },
    defaultValue: '1'.repeat(40),
  },
};

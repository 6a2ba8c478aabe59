import type { Examples } from '../../examples.ts';
import { LONGEST_NAME, LONG_TEXT } from '../../example-values.ts';
import type { FactList } from './FactList.tsx';

export const examples: Examples<typeof FactList> = {
  usual: {
    facts: [
      { label: 'Licence', value: 'Curaçao' },
      { label: 'Minimum deposit', value: '$20' },
      { label: 'Withdrawals', value: '1 to 12 h' },
      { label: 'Identity checks', value: 'Partial' },
    ],
  },
  unknown: { facts: [{ label: 'Licence', value: null }] },
  longest: {
    facts: [
      { label: 'Most in a single withdrawal', value: '$1,000,000.00' },
      { label: 'Jurisdiction and register', value: LONGEST_NAME },
      { label: 'Terms', value: LONG_TEXT },
    ],
  },
};

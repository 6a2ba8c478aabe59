import type { Examples } from '../../examples.ts';
import { LONG_TEXT, LONGEST_NAME } from '../../example-values.ts';
import type { ReviewHistory } from './ReviewHistory.tsx';

export const examples: Examples<typeof ReviewHistory> = {
  usual: {
    changes: [
      {
        key: 'fees',
        on: 'Mar 3, 2026',
        fact: 'Fees',
        href: '#fact-fees',
        was: 'not known',
        now: 'none',
        why: 'The cashier says so since.',
      },
    ],
  },
  empty: { changes: [] },
  longest: {
    changes: [
      {
        key: 'longest',
        on: 'Sep 28, 2026',
        fact: LONGEST_NAME,
        href: '#fact-longest',
        was: LONG_TEXT,
        now: LONG_TEXT,
        why: LONG_TEXT,
      },
    ],
  },
};

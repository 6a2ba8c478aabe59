import type { Examples } from '../../examples.ts';
import {
  LOGO,
  LONG_TEXT,
  LONGEST_NAME,
  LONGEST_VISIT,
  PAID_VISIT,
  UNPAID_VISIT,
} from '../../example-values.ts';
import type { Supporters } from './Supporters.tsx';

export const examples: Examples<typeof Supporters> = {
  usual: {
    supporters: [
      {
        slug: 'example',
        name: 'Example Casino',
        score: 4,
        logo: LOGO,
        visit: PAID_VISIT,
        note: 'Its rounds can be checked.',
      },
      {
        slug: 'unpaid',
        name: 'Unpaid Casino',
        score: 3,
        logo: LOGO,
        visit: UNPAID_VISIT,
        note: 'Not known.',
      },
    ],
  },
  empty: { supporters: [] },
  longest: {
    supporters: [
      {
        slug: 'longest',
        name: LONGEST_NAME,
        score: 4.375,
        logo: LOGO,
        visit: LONGEST_VISIT,
        note: LONG_TEXT,
      },
    ],
  },
};

import type { Examples } from '../../examples.ts';
import { LONG_TEXT, LONGEST_NAME } from '../../example-values.ts';
import type { ReviewSides } from './ReviewSides.tsx';

export const examples: Examples<typeof ReviewSides> = {
  usual: {
    pros: [{ text: 'Pays out fast.', fact: 'Withdrawals', href: '#fact-fees', grade: 'D' }],
    cons: [{ text: 'Names no judge.', fact: 'Recourse', href: '#fact-limits', grade: null }],
    avoidIf: ['You want a licence of your own country.'],
  },
  longest: {
    pros: [{ text: LONG_TEXT, fact: LONGEST_NAME, href: '#long', grade: 'A' }],
    cons: [{ text: LONG_TEXT, fact: LONGEST_NAME, href: '#long', grade: null }],
    avoidIf: [LONG_TEXT],
  },
};

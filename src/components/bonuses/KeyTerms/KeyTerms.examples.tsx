import type { Examples } from '../../examples.ts';
import { LONG_TEXT, LONGEST_NAME } from '../../example-values.ts';
import type { KeyTerms } from './KeyTerms.tsx';

export const examples: Examples<typeof KeyTerms> = {
  usual: {
    terms: [
      { term: 'Wagering', meaning: 'How often the bonus has to be bet.' },
      { term: 'Cap', meaning: 'The most that can be cashed out.' },
    ],
  },
  longest: { terms: [{ term: LONGEST_NAME, meaning: LONG_TEXT }] },
};

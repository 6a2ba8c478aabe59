import type { Examples } from '../../examples.ts';
import { ENGRAVING, LONG_TEXT, LONGEST_NAME } from '../../example-values.ts';
import type { Hero } from './Hero.tsx';

export const examples: Examples<typeof Hero> = {
  usual: {
    hero: {
      tagline: 'The house has an edge. So do you.',
      lead: 'Casinos, with the sums shown.',
      art: ENGRAVING,
      example: { text: '$100 bonus against $140 of wagering', outcome: '−$40' },
    },
  },
  longest: {
    hero: {
      tagline: LONGEST_NAME,
      lead: LONG_TEXT,
      art: ENGRAVING,
      example: { text: LONG_TEXT, outcome: '−$1,000,000.00' },
    },
  },
};

import type { Examples } from '../../examples.ts';
import { ENGRAVING, LONG_TEXT, LONGEST_NAME } from '../../example-values.ts';
import type { Hero } from './Hero.tsx';

export const examples: Examples<typeof Hero> = {
  usual: {
    hero: {
      tagline: 'The house has an edge. So do you.',
      lead: 'Casinos, with the sums shown.',
      art: ENGRAVING,
      example: { lost: '73', middle: '50 cents', more: '24', text: '100 players put in $200.' },
    },
  },
  longest: {
    hero: {
      tagline: LONGEST_NAME,
      lead: LONG_TEXT,
      art: ENGRAVING,
      example: {
        lost: 'fewer than 1',
        middle: '$1,000,000',
        more: 'fewer than 1',
        text: LONG_TEXT,
      },
    },
  },
};

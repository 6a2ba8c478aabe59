import type { Examples } from '../../examples.ts';
import { LONG_TEXT, LONGEST_NAME } from '../../example-values.ts';
import type { GameCard } from './GameCard.tsx';

export const examples: Examples<typeof GameCard> = {
  usual: {
    game: {
      slug: 'example',
      name: 'Crash',
      lead: 'A number rises until it does not.',
      facts: [{ label: 'House edge', value: '1%' }],
      hour: { cost: '$6', working: '600 rounds of $1 at 1%' },
    },
  },
  longest: {
    game: {
      slug: 'longest',
      name: LONGEST_NAME,
      lead: LONG_TEXT,
      facts: [{ label: LONGEST_NAME, value: 'Between 0.5% and 15.789%, by the bet' }],
      hour: { cost: '$1,000,000.00', working: LONG_TEXT },
    },
  },
};

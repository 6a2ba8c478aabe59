import type { Examples } from '../../examples.ts';
import { LONG_TEXT, LONGEST_NAME } from '../../example-values.ts';
import type { RulesOfGame } from './RulesOfGame.tsx';

export const examples: Examples<typeof RulesOfGame> = {
  usual: {
    game: {
      id: 'roulette',
      name: 'Roulette',
      goal: 'Guess where the ball stops.',
      howToPlay: ['Place a chip.', 'The wheel turns.'],
      oneThingToKnow: 'One zero costs half of what two cost.',
      bets: [
        {
          bet: 'Red',
          pays: '1 to 1',
          edge: '2.70%',
          note: 'One zero',
          source: 'An invented source',
        },
        {
          bet: 'Side bets',
          pays: 'Up to 1,000 to 1',
          edge: null,
          note: null,
          source: 'An invented source',
        },
      ],
    },
  },
  longest: {
    game: {
      id: 'longest',
      name: LONGEST_NAME,
      goal: LONG_TEXT,
      howToPlay: [LONG_TEXT],
      oneThingToKnow: LONG_TEXT,
      bets: [
        {
          bet: LONGEST_NAME,
          pays: '1,000,000 to 1',
          edge: '15.789%',
          note: LONG_TEXT,
          source: LONG_TEXT,
        },
      ],
    },
  },
};

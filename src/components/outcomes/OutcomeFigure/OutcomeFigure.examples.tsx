import type { Examples } from '../../examples.ts';
import { CREDIT_FIGURE, FIGURE, LONGEST_FIGURE } from '../example-outcome.ts';
import type { OutcomeFigure } from './OutcomeFigure.tsx';

export const examples: Examples<typeof OutcomeFigure> = {
  usual: { caption: 'Of 100 players with the same offer', outcome: FIGURE },
  'nothing assumed': {
    caption: 'Of 100 players with the same offer',
    outcome: { ...FIGURE, assumptions: [] },
  },
  credit: { caption: 'Of 100 players with the same credit', outcome: CREDIT_FIGURE },
  longest: { caption: 'Of 100 players with the same offer', outcome: LONGEST_FIGURE },
};

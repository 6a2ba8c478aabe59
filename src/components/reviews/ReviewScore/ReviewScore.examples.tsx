import type { Examples } from '../../examples.ts';
import { LONG_TEXT, LONGEST_NAME } from '../../example-values.ts';
import { LONGEST_SCORE_ROW, SCORE_ROWS } from '../../ratings/example-score.ts';
import type { ReviewScore } from './ReviewScore.tsx';

export const examples: Examples<typeof ReviewScore> = {
  usual: {
    name: 'Example Casino',
    score: {
      score: '3.25',
      topScore: '5',
      stars: 3.5,
      coverage: '7 of 8 criteria judged',
      complete: false,
      place: { ranks: '3', of: '14' },
      rows: SCORE_ROWS,
      improvements: [
        {
          id: 'withdrawals',
          name: 'Withdrawals',
          question: 'How fast does money come out?',
          toPass: 'Pay out within an hour.',
          adds: '+0.50',
          scoreThen: '3.75',
          starsThen: '4',
        },
      ],
    },
  },
  complete: {
    name: 'Example Casino',
    score: {
      score: '5',
      topScore: '5',
      stars: 5,
      coverage: '8 of 8 criteria judged',
      complete: true,
      place: { ranks: '1', of: '14' },
      rows: SCORE_ROWS.slice(0, 1),
      improvements: [],
    },
  },
  longest: {
    name: LONGEST_NAME,
    score: {
      score: '3.125',
      topScore: '5',
      stars: 3,
      coverage: 'None of the eight criteria could be judged so far',
      complete: false,
      place: { ranks: '10,001 to 10,100', of: 'more than 10,000' },
      rows: [LONGEST_SCORE_ROW],
      improvements: [
        {
          id: 'longest',
          name: LONGEST_NAME,
          question: LONG_TEXT,
          toPass: LONG_TEXT,
          adds: '+0.625',
          scoreThen: '3.750',
          starsThen: '4',
        },
      ],
    },
  },
};

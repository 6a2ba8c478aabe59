import type { Examples } from '../../examples.ts';
import { LONG_TEXT, LONGEST_NAME } from '../../example-values.ts';
import type { CriterionList } from './CriterionList.tsx';

export const examples: Examples<typeof CriterionList> = {
  usual: {
    criteria: [
      {
        id: 'withdrawals',
        name: 'Withdrawals',
        question: 'How fast does money come out?',
        weight: '20%',
        percent: 75,
        rules: [
          { verdict: 'pass', word: 'Pass', points: '1.00', rule: 'Within an hour.' },
          { verdict: 'partial', word: 'Partial', points: '0.50', rule: 'Within a day.' },
          { verdict: 'fail', word: 'Fail', points: '0', rule: 'Later.' },
        ],
        scale: {
          caption: 'The scale of withdrawals',
          columns: ['No delay', '1 delay'],
          rows: [{ asks: 'Approval', answers: ['At once', 'By hand'] }],
          notes: ['Example: by hand (1): 1 delay.'],
        },
      },
    ],
  },
  longest: {
    criteria: [
      {
        id: 'longest',
        name: LONGEST_NAME,
        question: LONG_TEXT,
        weight: '12.5%',
        percent: 25,
        rules: [{ verdict: 'pass', word: 'Pass', points: '0.625', rule: LONG_TEXT }],
        scale: null,
      },
    ],
  },
};

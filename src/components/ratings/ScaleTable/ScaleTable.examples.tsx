import type { Examples } from '../../examples.ts';
import { LONG_TEXT } from '../../example-values.ts';
import type { ScaleTable } from './ScaleTable.tsx';

export const examples: Examples<typeof ScaleTable> = {
  usual: {
    scale: {
      caption: 'The scale of bonus terms',
      columns: ['No drawback', '1 drawback', '2 drawbacks'],
      rows: [
        { asks: 'Bets to make', answers: ['Up to 10 times', 'Up to 25 times', 'More'] },
        { asks: 'Limit', answers: ['None', 'Any', 'Not possible'] },
      ],
      notes: ['Example: bets of 20 times (1), no limit (0): 1 drawback.'],
    },
  },
  longest: {
    scale: {
      caption: LONG_TEXT,
      columns: ['No drawback', '1 drawback', '2 drawbacks', '3 drawbacks'],
      rows: [{ asks: LONG_TEXT, answers: [LONG_TEXT, 'Some', 'More', 'Not possible'] }],
      notes: [LONG_TEXT, 'A second note.'],
    },
  },
};

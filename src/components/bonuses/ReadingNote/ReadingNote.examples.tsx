import type { Examples } from '../../examples.ts';
import { LONG_TEXT, LONGEST_NAME } from '../../example-values.ts';
import type { ReadingNote } from './ReadingNote.tsx';

export const examples: Examples<typeof ReadingNote> = {
  usual: {
    reading: [{ title: 'The multiple', text: 'It is of the bonus, or of deposit and bonus.' }],
    example: {
      title: '100% up to $100',
      caption: 'The cost of an example',
      rows: [{ label: 'Bets', working: '35 × $100', figure: '$3,500' }],
      total: { label: 'Average cost', figure: '$140', tone: 'cost' },
      remark: 'An average over many players.',
    },
  },
  unknown: { reading: [{ title: 'The multiple', text: 'Nobody states it.' }], example: null },
  longest: {
    reading: [{ title: LONGEST_NAME, text: LONG_TEXT }],
    example: {
      title: LONGEST_NAME,
      caption: LONGEST_NAME,
      rows: [{ label: LONGEST_NAME, working: LONG_TEXT, figure: '$1,000,000.00' }],
      total: { label: LONGEST_NAME, figure: '−$1,000,000', tone: 'cost' },
      remark: LONG_TEXT,
    },
  },
};

import type { Examples } from '../../examples.ts';
import { LONG_TEXT } from '../../example-values.ts';
import type { BesideTable } from './BesideTable.tsx';

const ROW = { game: 'an ordinary slot, bets of $1', worst: '81', middle: '50 cents', above: '17' };

export const examples: Examples<typeof BesideTable> = {
  usual: {
    rows: [ROW, { ...ROW, game: 'a steady slot, bets of $1', worst: '57', above: '34' }],
    isCredit: false,
  },
  credit: { rows: [ROW], isCredit: true },
  longest: {
    rows: [{ game: LONG_TEXT, worst: 'fewer than 1', middle: '$1,000,000', above: 'fewer than 1' }],
    isCredit: false,
  },
};

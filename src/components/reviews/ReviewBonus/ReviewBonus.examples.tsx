import type { Examples } from '../../examples.ts';
import { LONG_TEXT, LONGEST_NAME } from '../../example-values.ts';
import { FIGURE, LONGEST_FIGURE } from '../../outcomes/example-outcome.ts';
import type { ReviewBonus } from './ReviewBonus.tsx';

const BESIDE = {
  game: 'an ordinary slot, bets of $1',
  worst: '81',
  middle: '50 cents',
  above: '17',
};

export const examples: Examples<typeof ReviewBonus> = {
  usual: {
    name: 'Example Casino',
    bonus: {
      headline: '100% up to $100',
      label: 'Welcome bonus',
      statement: 'Of 100 players, 73 lose everything.',
      outcome: FIGURE,
      beside: [BESIDE, { ...BESIDE, game: 'a steady slot, bets of $1' }],
      toolHref: '/tools/bonus#deposit=200',
      ledger: {
        rows: [{ label: 'Bets', working: '35 × $100', figure: '$3,500' }],
        total: { label: 'Cost on average, if every bet is made', figure: '$140' },
      },
      caveats: ['Whoever runs out of money stops betting.'],
      terms: [{ label: 'Expires', value: '30 days' }],
    },
  },
  unknown: {
    name: 'Example Casino',
    bonus: {
      headline: '20 free spins',
      label: 'No deposit',
      statement: 'Its cap is not stated.',
      outcome: null,
      beside: [],
      toolHref: null,
      ledger: null,
      caveats: [],
      terms: [{ label: 'Expires', value: 'Not stated' }],
    },
  },
  empty: { name: 'Example Casino', bonus: null },
  longest: {
    name: LONGEST_NAME,
    bonus: {
      headline: LONGEST_NAME,
      label: 'Welcome package for new customers',
      statement: LONG_TEXT,
      outcome: LONGEST_FIGURE,
      beside: [BESIDE, { ...BESIDE, game: 'a steady slot, bets of $1' }],
      toolHref: '/tools/bonus#deposit=200',
      ledger: {
        rows: [{ label: LONGEST_NAME, working: LONG_TEXT, figure: '$60,000,000.00' }],
        total: { label: LONGEST_NAME, figure: '−$1,000,000' },
      },
      caveats: [LONG_TEXT],
      terms: [{ label: LONGEST_NAME, value: LONG_TEXT }],
    },
  },
};

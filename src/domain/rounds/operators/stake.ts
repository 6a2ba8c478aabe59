import type { CitedSource } from '../../facts/cited-source.ts';
import { type OperatorRecord, type PayRule, READ_ON, repository } from './operator.ts';

const SOURCES: readonly CitedSource[] = [
  // Named but not linked, as every commercial gambling site.
  { title: 'Stake, provably fair: implementation', noAddress: 'gambling-site', readOn: READ_ON },
  repository('obiwankenobi05/WagerLens', 'ace07ae6', 'one day of bets in the archive’s format'),
];

const DOUBLES = { numbers: 'doubles', paidPart: null, amount: null } as const;
const PRODUCT = 'The payout is the stake times the multiplier, in double precision.';
const EXPECTED_TAKE = 'The field expectedAmount is the operator’s own expected take.';
const ONE_PERCENT = { edgeFraction: '0.01', takeFraction: '0.01', paysAsUsual: true } as const;

const crashPays: PayRule = {
  multiplier: { of: 'crash' },
  ...DOUBLES,
  shown: 'single-precision',
};

export const STAKE: OperatorRecord = {
  id: 'stake',
  name: 'Stake',
  games: {
    plinko: {
      id: 'stake-plinko',
      scheme: 'plinko',
      pays: { multiplier: { of: 'plinko', scaled: null }, ...DOUBLES, shown: 'as-paid' },
      ...ONE_PERCENT,
      inWords: ['The number of steps to the right is the bucket of the table.', PRODUCT],
      inferred: [EXPECTED_TAKE],
      sources: [
        ...SOURCES,
        repository('provably-fair-betting/verifierform-stake', null, 'tables of multipliers'),
      ],
    },
    mines: {
      id: 'stake-mines',
      scheme: 'mines',
      pays: {
        multiplier: { of: 'mines', returns: '0.99', steps: null },
        ...DOUBLES,
        shown: 'single-precision',
      },
      ...ONE_PERCENT,
      inWords: [
        'From 0.99, each safe tile multiplies by tiles left over safe tiles left.',
        PRODUCT,
        'The multiplier of the row is shown in single precision, and pays in double.',
      ],
      inferred: ['The order of the products, from 30 steps of 8 rounds.', EXPECTED_TAKE],
      sources: SOURCES,
    },
    crash: {
      id: 'stake-crash',
      scheme: 'stake-crash',
      pays: crashPays,
      ...ONE_PERCENT,
      inWords: [
        'A cash-out set beforehand pays the stake times that multiplier, in double precision.',
        'A cash-out by hand pays an amount of which the history shows the multiplier in single precision.',
      ],
      inferred: ['What a cash-out by hand pays, from 1 round.', EXPECTED_TAKE],
      sources: SOURCES,
    },
    sports: {
      id: 'stake-sports',
      scheme: null,
      pays: { multiplier: { of: 'sports' }, ...DOUBLES, shown: 'double' },
      paysAsUsual: true,
      edgeFraction: '0.03',
      takeFraction: '0.03',
      inWords: [
        'A bet that is won pays the stake times the product of its odds, in double precision.',
        'A refused bet gives the stake back, and has no expected take.',
        'A bet that is cashed out pays the stake times the multiplier shown for it.',
      ],
      inferred: ['The edge of 3 %, from the expected take of 26 bets.', EXPECTED_TAKE],
      sources: SOURCES,
    },
    dice: {
      id: 'stake-dice',
      scheme: 'dice',
      pays: null,
      paysAsUsual: true,
      edgeFraction: '0.01',
      inWords: ['We know no paid round of this game, so its rounding is not known.'],
      inferred: [],
      sources: SOURCES.slice(0, 1),
    },
    limbo: {
      id: 'stake-limbo',
      scheme: 'limbo',
      pays: null,
      paysAsUsual: true,
      edgeFraction: '0.01',
      inWords: ['We know no paid round of this game, so its rounding is not known.'],
      inferred: [],
      sources: SOURCES.slice(0, 1),
    },
  },
};

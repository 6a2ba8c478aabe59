import { repository } from './operator.ts';
import type { GameId, GameRecord, PayRule } from './operator.ts';

/** Amounts are compared to a unit of the eighth decimal, because rounding is the brand's. */
const TO_EIGHT_DECIMALS = {
  numbers: 'doubles',
  paidPart: null,
  amount: { within: '0.00000001' },
  shown: 'double',
} as const satisfies Partial<PayRule>;

const COMMON = {
  paysAsUsual: true,
  edgeFraction: null,
  inferred: ['That a reader means this rule, where the operator’s own is not known here.'],
  sources: [repository('provably-fair-betting/verifierform-stake', null, 'test cases and tables')],
} as const;

/** The rule that is usually meant by a game: Stake's, apart from rounding. */
export const USUAL: Readonly<Partial<Record<GameId, GameRecord>>> = {
  plinko: {
    ...COMMON,
    id: 'usual-plinko',
    scheme: 'plinko',
    pays: { multiplier: { of: 'plinko', scaled: null }, ...TO_EIGHT_DECIMALS },
    inWords: ['The stake times the usual table, whose boards give back about 99 %.'],
  },
  mines: {
    ...COMMON,
    id: 'usual-mines',
    scheme: 'mines',
    pays: { multiplier: { of: 'mines', returns: '0.99', steps: null }, ...TO_EIGHT_DECIMALS },
    inWords: ['The stake times 0.99 over the chance of so many safe tiles.'],
  },
  dice: {
    ...COMMON,
    id: 'usual-dice',
    scheme: 'dice',
    pays: {
      multiplier: {
        of: 'dice',
        returns: '0.99',
        numbers: 10_000,
        counts: 'numbers',
      },
      ...TO_EIGHT_DECIMALS,
    },
    inWords: ['The stake times 9,900 over the number of winning rolls.'],
  },
  limbo: {
    ...COMMON,
    id: 'usual-limbo',
    scheme: 'limbo',
    pays: { multiplier: { of: 'limbo' }, ...TO_EIGHT_DECIMALS },
    inWords: ['The stake times the target, if the result reaches it.'],
  },
  crash: {
    ...COMMON,
    id: 'usual-crash',
    scheme: null,
    pays: { multiplier: { of: 'crash' }, ...TO_EIGHT_DECIMALS },
    inWords: ['The stake times the multiplier at which the player left.'],
  },
};

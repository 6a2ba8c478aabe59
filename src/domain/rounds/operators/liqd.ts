import { type GameId, type OperatorRecord, type PayRule, repository } from './operator.ts';

const game = (name: GameId, commit: string, pays: Omit<PayRule, 'numbers' | 'amount'>) => ({
  id: `liqd-${name}`,
  scheme: `liqd-${name}`,
  pays: { ...pays, numbers: 'decimals', amount: '8 half-even' } as const,
  paysAsUsual: name !== 'dice',
  edgeFraction: '0.01',
  sources: [repository(`ProvablyFair-org/liqd-${name}`, commit, 'rounds of a test host')],
});
const NO_TIE =
  'Half to even, as in dice: no known round of this game ends on a half. The rounds are of a test host, not of paying players.';

export const LIQD: OperatorRecord = {
  id: 'liqd',
  name: 'LIQD',
  games: {
    plinko: {
      ...game('plinko', 'f4f38dda', { multiplier: { of: 'plinko' } }),
      inWords:
        'The number of steps to the right is the bucket of the usual table. The payout is the stake times its multiplier, to 8 decimals. A round counts as won from 1× on. Below that it counts as lost, though part of the stake is paid.',
      inferred: NO_TIE,
    },
    mines: {
      ...game('mines', 'bd533202', {
        multiplier: { of: 'mines', returns: '0.99' },
        shown: '2 down',
      }),
      inWords:
        'The multiplier is 0.99 over the chance of so many safe tiles. It is shown cut to 2 decimals, and pays in full, to 8 decimals.',
      inferred: NO_TIE,
    },
    dice: {
      ...game('dice', '8c06127c', {
        multiplier: { of: 'dice', returns: '0.99', numbers: 10_000, counts: 'width' },
        paidPart: { fraction: '1', rounding: '8 half-even' },
        shown: 'double',
      }),
      inWords:
        'The multiplier is 99 over the width of the range, or over 100 less that width. It is shown in double precision. What pays is rounded half to even to 8 decimals, and so is the payout. Both ends win, so one number more wins than the width says.',
      inferred:
        'Both roundings, from 3 rounds of 53 that tell them from others. The rounds are of a test host, not of paying players.',
    },
  },
};

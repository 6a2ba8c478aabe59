import { type GameId, type OperatorRecord, repository } from './operator.ts';

const game = (name: GameId, commit: string) => ({
  id: `duel-${name}`,
  scheme: `duel-${name}`,
  paysAsUsual: false,
  edgeFraction: '0.001',
  sources: [repository(`ProvablyFair-org/duel-${name}`, commit, 'an auditor’s rounds')],
});

export const DUEL: OperatorRecord = {
  id: 'duel',
  name: 'Duel',
  games: {
    plinko: {
      ...game('plinko', '5bb2cd4a'),
      pays: {
        multiplier: {
          of: 'plinko',
          scaled: { returns: '0.999', factor: '9 down', product: '8 half-up' },
        },
        numbers: 'decimals',
      },
      inWords:
        'The usual table is multiplied by 0.999 over its return. That factor is cut to 9 decimals, and each product rounded half up to 8. The payout is the stake times that multiplier, exactly.',
      inferred: 'The cut to 9 decimals, from 2 rounds of 61.',
    },
    dice: {
      ...game('dice', '4380a5a9'),
      pays: {
        multiplier: { of: 'dice', returns: '0.999', numbers: 10_001, counts: 'numbers' },
        numbers: 'decimals',
        paidPart: { fraction: '1', rounding: '18 half-up' },
        amount: '18 half-up',
        shown: '18 half-up',
      },
      inWords:
        'The multiplier is 0.999 times 10,001 over the number of winning rolls. The payout is the stake times the multiplier. Both are rounded half up to 18 decimals.',
      inferred: 'Bets on a roll under the target, of which we know no round.',
    },
    mines: {
      ...game('mines', '6927bec2'),
      pays: {
        multiplier: {
          of: 'mines',
          returns: '1',
          steps: { chance: '14 half-up', product: '18 half-up', inverse: '18 up' },
        },
        numbers: 'decimals',
        paidPart: { fraction: '0.999', rounding: '18 half-up' },
        amount: '18 half-up',
      },
      inWords:
        'The chance of each safe tile is rounded to 14 decimals. One over their product is rounded up at 18 decimals and shown as the multiplier; 0.999 of it pays.',
      inferred:
        'The roundings, from all steps of 24 rounds, which do not tell whether the product is rounded or cut. The field no_house_edge_multiplier holds the paying multiplier, despite its name.',
    },
    crash: {
      ...game('crash', 'f97d5b8b'),
      edgeByRule: '0.001999',
      pays: { multiplier: { of: 'crash' }, numbers: 'decimals', paidPart: { fraction: '0.999' } },
      inWords:
        'The payout is the stake times the cash-out times 0.999, exactly. The stopping point has a factor of 0.999 too, so 0.998001 of the stakes comes back.',
      inferred: 'Both factors apply, from 16 won rounds of 30.',
    },
  },
};

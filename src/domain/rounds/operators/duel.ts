import { EIGHTEEN_HALF_UP, type OperatorRecord, repository } from './operator.ts';

const audit = (game: string, commit: string) => [
  repository(`ProvablyFair-org/duel-${game}`, commit, 'rounds of an auditor who bet by a script'),
];

const EDGE = { edgeFraction: '0.001', paysAsUsual: false } as const;

export const DUEL: OperatorRecord = {
  id: 'duel',
  name: 'Duel',
  games: {
    plinko: {
      id: 'duel-plinko',
      scheme: 'duel-plinko',
      pays: {
        multiplier: {
          of: 'plinko',
          scaled: {
            returns: '0.999',
            factor: { places: 9, by: 'down' },
            product: { places: 8, by: 'half-up' },
          },
        },
        numbers: 'decimals',
        paidPart: null,
        amount: null,
        shown: 'as-paid',
      },
      ...EDGE,
      inWords: [
        'The usual table is multiplied by 0.999 over its return.',
        'That factor is cut to 9 decimals, and each product rounded half up to 8.',
        'The payout is the stake times that multiplier, exactly.',
      ],
      inferred: ['The cut to 9 decimals, from 1 round of 61.'],
      sources: audit('plinko', '5bb2cd4a'),
    },
    dice: {
      id: 'duel-dice',
      scheme: 'duel-dice',
      pays: {
        multiplier: {
          of: 'dice',
          returns: '0.999',
          numbers: 10_001,
          counts: 'numbers',
        },
        numbers: 'decimals',
        paidPart: { fraction: '1', rounding: EIGHTEEN_HALF_UP },
        amount: EIGHTEEN_HALF_UP,
        shown: EIGHTEEN_HALF_UP,
      },
      ...EDGE,
      inWords: [
        'The multiplier is 0.999 times 10,001 over the number of winning rolls.',
        'The payout is the stake times the multiplier.',
        'Both are rounded half up to 18 decimals.',
      ],
      inferred: ['Bets on a roll under the target, of which we know no round.'],
      sources: audit('dice', '4380a5a9'),
    },
    mines: {
      id: 'duel-mines',
      scheme: 'duel-mines',
      pays: {
        multiplier: {
          of: 'mines',
          returns: '1',
          steps: {
            chance: { places: 14, by: 'half-up' },
            product: EIGHTEEN_HALF_UP,
            inverse: { places: 18, by: 'up' },
          },
        },
        numbers: 'decimals',
        paidPart: { fraction: '0.999', rounding: EIGHTEEN_HALF_UP },
        amount: EIGHTEEN_HALF_UP,
        shown: 'before-part',
      },
      ...EDGE,
      inWords: [
        'The chance of each safe tile is rounded to 14 decimals.',
        'One over the product of these chances is rounded up at 18 decimals.',
        'That is shown as the multiplier; 0.999 of it is paid.',
      ],
      inferred: [
        'The roundings, from all steps of 24 rounds.',
        'The field no_house_edge_multiplier holds the paying multiplier, in spite of its name.',
      ],
      sources: audit('mines', '6927bec2'),
    },
    crash: {
      id: 'duel-crash',
      scheme: 'duel-crash',
      pays: {
        multiplier: { of: 'crash' },
        numbers: 'decimals',
        paidPart: { fraction: '0.999', rounding: null },
        amount: null,
        shown: 'before-part',
      },
      ...EDGE,
      inWords: [
        'The payout is the stake times the cash-out times 0.999, exactly.',
        'The stopping point has a factor of 0.999 too, so 0.998001 of the stakes comes back.',
      ],
      inferred: ['That both factors apply, from 16 won rounds of 30.'],
      sources: audit('crash', 'f97d5b8b'),
    },
  },
};

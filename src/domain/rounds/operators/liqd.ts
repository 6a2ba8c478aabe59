import { EIGHT_HALF_EVEN, type OperatorRecord, repository } from './operator.ts';

const audit = (game: string, commit: string) => [
  repository(`ProvablyFair-org/liqd-${game}`, commit, 'rounds of an auditor on a test host'),
];

const EIGHT_DECIMALS = { numbers: 'decimals', paidPart: null, amount: EIGHT_HALF_EVEN } as const;
const TEST_HOST = 'The rounds are of the operator’s test host, not of paying players.';
const NO_TIE = 'Half to even, as in dice: no known round of this game ends on a half.';

export const LIQD: OperatorRecord = {
  id: 'liqd',
  name: 'LIQD',
  games: {
    plinko: {
      id: 'liqd-plinko',
      scheme: 'liqd-plinko',
      pays: { multiplier: { of: 'plinko', scaled: null }, ...EIGHT_DECIMALS, shown: 'as-paid' },
      paysAsUsual: true,
      edgeFraction: '0.01',
      inWords: [
        'The number of steps to the right is the bucket of the usual table.',
        'The payout is the stake times the multiplier, to 8 decimals.',
        'A round is called won from 1× on, and lost below, though a part is paid.',
      ],
      inferred: [NO_TIE, TEST_HOST],
      sources: audit('plinko', 'f4f38dda'),
    },
    mines: {
      id: 'liqd-mines',
      scheme: 'liqd-mines',
      pays: {
        multiplier: { of: 'mines', returns: '0.99', steps: null },
        ...EIGHT_DECIMALS,
        shown: { places: 2, by: 'down' },
      },
      paysAsUsual: true,
      edgeFraction: '0.01',
      inWords: [
        'The multiplier is 0.99 over the chance of so many safe tiles.',
        'It is shown cut to 2 decimals, and pays in full.',
        'The payout is the stake times the full multiplier, to 8 decimals.',
      ],
      inferred: [NO_TIE, TEST_HOST],
      sources: audit('mines', 'bd533202'),
    },
    dice: {
      id: 'liqd-dice',
      scheme: 'liqd-dice',
      pays: {
        multiplier: {
          of: 'dice',
          returns: '0.99',
          numbers: 10_000,
          counts: 'width',
        },
        ...EIGHT_DECIMALS,
        paidPart: { fraction: '1', rounding: EIGHT_HALF_EVEN },
        shown: 'double',
      },
      paysAsUsual: false,
      edgeFraction: '0.01',
      inWords: [
        'The multiplier is 99 over the width of the range, or over 100 less that width.',
        'It is shown in double precision. What pays is rounded half to even to 8 decimals, and so is the payout.',
        'Both ends win, so one number more wins than the width says.',
      ],
      inferred: ['Both roundings, from 2 rounds of 53 that tell them from others.', TEST_HOST],
      sources: audit('dice', '8c06127c'),
    },
  },
};

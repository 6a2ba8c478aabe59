import type { CitedSource } from '../../facts/cited-source.ts';
import { type GameId, type OperatorRecord, READ_ON, repository } from './operator.ts';

const SOURCES: readonly CitedSource[] = [
  // Named but not linked, as every commercial gambling site.
  { title: 'Stake, provably fair: implementation', noAddress: 'gambling-site', readOn: READ_ON },
  repository('obiwankenobi05/WagerLens', 'ace07ae6', 'one day of bets in the archive’s format'),
  repository('provably-fair-betting/verifierform-stake', null, 'test cases and tables'),
];

const TAKE =
  'We take expectedAmount for the operator’s own expected take. All known rounds are of one day and one currency.';

const game = (name: GameId, scheme: string | null, edgeFraction = '0.01') => {
  return { id: `stake-${name}`, scheme, paysAsUsual: true, edgeFraction, sources: SOURCES };
};
const paid = (name: GameId, scheme: string | null, takeFraction = '0.01') => {
  return { ...game(name, scheme, takeFraction), takeFraction };
};
const unpaid = (name: GameId) => ({
  ...game(name, name),
  pays: null,
  inWords: 'We know no paid round of this game, so we don’t know its rounding.',
  inferred: null,
});

export const STAKE: OperatorRecord = {
  id: 'stake',
  name: 'Stake',
  games: {
    plinko: {
      ...paid('plinko', 'plinko'),
      pays: { multiplier: { of: 'plinko' }, numbers: 'doubles' },
      inWords:
        'The number of steps to the right is the bucket of the table. The payout is the stake times its multiplier, in double precision.',
      inferred: TAKE,
    },
    mines: {
      ...paid('mines', 'mines'),
      pays: {
        multiplier: { of: 'mines', returns: '0.99' },
        numbers: 'doubles',
        shown: 'single-precision',
      },
      inWords:
        'The multiplier begins at 0.99. Each safe tile multiplies it by the tiles left and divides it by the safe tiles left. The payout is the stake times that multiplier, in double precision. The multiplier of the row is shown in single precision.',
      inferred: `The order of the products, from 30 steps of 8 rounds. ${TAKE}`,
    },
    crash: {
      ...paid('crash', 'stake-crash'),
      pays: { multiplier: { of: 'crash' }, numbers: 'doubles', shown: 'single-precision' },
      inWords:
        'A cash-out set in advance pays the stake times that multiplier, in double precision. For a cash-out by hand, the row shows the multiplier in single precision.',
      inferred: `What a cash-out by hand pays, from 1 round. ${TAKE}`,
    },
    sports: {
      ...paid('sports', null, '0.03'),
      pays: { multiplier: { of: 'sports' }, numbers: 'doubles', shown: 'double' },
      inWords:
        'A bet that is won pays the stake times the product of its odds, in double precision. A refused bet gives the stake back. A bet that is cashed out pays the stake times the multiplier shown for it.',
      inferred: `The edge of 3%, from the expected take of 26 bets. ${TAKE}`,
    },
    dice: unpaid('dice'),
    limbo: unpaid('limbo'),
  },
};

import type { Examples } from '../../examples.ts';
import type { SystemTable } from './SystemTable.tsx';

const FLAT = {
  system: 'Always the same bet',
  loses: 'fewer than 1',
  middle: '$92',
  above: '30',
  staked: '$300',
  lost: '$8',
  lostShare: '2.7%',
};

export const examples: Examples<typeof SystemTable> = {
  usual: {
    rows: [
      FLAT,
      {
        ...FLAT,
        system: 'Martingale: double after a loss',
        loses: '47',
        middle: '$23',
        staked: '$742',
        lost: '$20',
      },
    ],
  },
  longest: { rows: [{ ...FLAT, staked: '$1,000,000,000', lost: '$27,027,027' }] },
};

import { roundOf as knownRound } from '../round-for-tests.ts';
import type { Round } from '../round.ts';

const DICE = {
  game: 'dice',
  roll: null,
  wins: { from: 5051, to: 10_000, outside: false },
} as const;

/** A round of one unit of money at Stake's dice at 2×, lost, as tests change it. */
export const roundOf = ({ play = DICE, ...changes }: Partial<Round> = {}): Round =>
  knownRound(play, { stake: '1', paid: '0', currency: 'usdc', ...changes });

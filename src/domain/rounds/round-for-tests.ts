import type { Play, Round } from './round.ts';

/** A round of a history about which nothing is known but what is given. */
export const roundOf = (play: Play, known: Partial<Round> = {}): Round => ({
  file: 0,
  row: 1,
  operator: 'stake',
  kind: 'played',
  play,
  at: null,
  stake: null,
  paid: null,
  currency: '',
  shownMultiplier: null,
  expectedTake: null,
  saysWon: null,
  serverSeedHash: null,
  clientSeed: null,
  nonce: null,
  ...known,
});

const DICE: Play = {
  game: 'dice',
  roll: null,
  wins: { from: 5051, to: 10_000, outside: false },
};

/** A round of one unit of money at Stake's dice at 2×, lost, as tests of costs change it. */
export const betOf = ({ play = DICE, ...changes }: Partial<Round> = {}): Round =>
  roundOf(play, { stake: '1', paid: '0', currency: 'usdc', ...changes });

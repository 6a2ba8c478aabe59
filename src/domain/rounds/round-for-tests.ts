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

import type { Round } from '../round.ts';

/** A round of one unit of money at Stake's dice, won or lost at 2×, as tests change it. */
export const roundOf = (changes: Partial<Round> = {}): Round => ({
  file: 0,
  row: 1,
  operator: 'stake',
  kind: 'played',
  play: { game: 'dice', roll: null, wins: { from: 5051, to: 10_000, outside: false } },
  at: null,
  stake: '1',
  paid: '0',
  currency: 'usdc',
  shownMultiplier: null,
  expectedTake: null,
  saysWon: null,
  serverSeedHash: null,
  clientSeed: null,
  nonce: null,
  ...changes,
});

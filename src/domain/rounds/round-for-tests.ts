import { UNSAID } from './operators/published-payouts.ts';
import type { Play, Round } from './round.ts';

/** A round of a history about which nothing is known but what is given. */
export const roundOf = (play: Play, known: Partial<Round> = {}): Round => ({
  ...{ file: 0, row: 1, operator: 'stake', kind: 'played', play },
  ...{ ...UNSAID, stake: null, paid: null, shownMultiplier: null, ...known },
});

const DICE: Play = { game: 'dice', roll: null, wins: { from: 5051, to: 10_000, outside: false } };

/** A round of one unit of money at Stake's dice at 2×, lost, as tests of costs change it. */
export const betOf = ({ play = DICE, ...changes }: Partial<Round> = {}): Round =>
  roundOf(play, { stake: '1', paid: '0', currency: 'usdc', ...changes });

/** From ProvablyFair-org/duel-dice, its first bet: over 1064, rolled 1938. Its commitment is of the bytes. */
export const DUEL_BET = roundOf(
  { game: 'dice', roll: 1938, wins: { from: 1065, to: 10_000, outside: false } },
  {
    operator: 'duel',
    stake: '0.010000000000000000',
    paid: '0.01118061660698299',
    shownMultiplier: '1.118061660698299015',
    serverSeedHash: '91afc2eb50c2c801865a533f7b2a3177fc46bda00fcb500bd290ff73f09e1832',
    clientSeed: 'bRNvtSn0hp2uVFRe',
    nonce: 10,
  },
);
export const DUEL_SEED = '528555039caf67c0219c9537cf6626c63cb0bfa384b72571410e522773270eb5';

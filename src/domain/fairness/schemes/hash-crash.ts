import { CHAIN_FIELDS, readOff52Bits } from '../chain.ts';
import { multiplierClaim } from '../result-claim.ts';
import { parseGameHash } from '../round-input.ts';
import { resultRule } from '../rule.ts';
import type { Scheme } from '../scheme.ts';

/**
 * Stopping point of a game whose hash is read directly, without an HMAC.
 * Source: BC.Game's published crash example.
 */
export const hashCrashRule = resultRule({
  readRevealed: parseGameHash,
  inputs: {},
  readClaim: multiplierClaim,
  hashedForm: 'text',
  recompute: async ({ revealed }) =>
    readOff52Bits(revealed, [{ label: 'Revealed value', value: revealed }]),
});

/**
 * Not offered to readers: the operator has published one round, of the three that are needed. The
 * operator salts its hashes since 2020 as well (bitcointalk topics 5256606 and the reseeding of
 * 2022), so that a hash of today read in this way would give a wrong point.
 */
export const hashCrash: Scheme = {
  id: 'hash-crash',
  name: 'Crash point read from the hash, 99 ÷ (1 − X) (BC.Game)',
  kind: 'game',
  guide: 'crash',
  commitsTo: 'game-before',
  rule: hashCrashRule,
  fields: CHAIN_FIELDS,
  inWords:
    'With the first 13 hex digits of the game’s hash as a fraction X, the multiplier is 0.99 ÷ (1 − X), at least 1, rounded down to hundredths.',
  publishedRounds: [
    {
      typed: {
        revealed: '6b5124897c3c48d0e46cc9249f08c7e560792459f1bad1171224643b5d2be231',
        claim: '1.70',
      },
      shownHash: null,
    },
  ],
  // Named but not linked, as every commercial gambling site.
  sources: [{ title: 'BC.Game, published crash example', noAddress: 'gambling-site' }],
};

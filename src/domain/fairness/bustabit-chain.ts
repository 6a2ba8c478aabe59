import { bytesOfHex, hexOf, utf8Bytes } from './bytes.ts';
import { readOff52Bits } from './chain.ts';
import type { HashedForm } from './commitment.ts';
import { multiplierClaim } from './result-claim.ts';
import { parseGameHash } from './round-input.ts';
import { resultRule, type Rule } from './rule.ts';
import type { SchemeSource } from './scheme.ts';
import { HMAC_LABELS } from './working.ts';

/**
 * The rule of an era of bustabit: HMAC-SHA256 with the era's salt as key (text) and the game's hash as
 * message (its 32 bytes, not its text); its first 52 bits give the point. What the chain hashes, the
 * text of a hash or its bytes, differs by era.
 * Source: github.com/bustabit/verifier, src/constants.ts; facts on provably fair, "Scheme B".
 */
export function bustabitChainRule({
  salt,
  hashedForm,
}: {
  /** Hash of a Bitcoin block. */
  salt: string;
  hashedForm: HashedForm;
}): Rule {
  return resultRule({
    readRevealed: parseGameHash,
    inputs: {},
    readClaim: multiplierClaim,
    hashedForm,
    recompute: async ({ revealed }, digest) => {
      const hmac = hexOf(await digest.hmacSha256(utf8Bytes(salt), bytesOfHex(revealed)));
      return readOff52Bits(hmac, [
        { label: HMAC_LABELS.key, value: salt },
        { label: HMAC_LABELS.message, value: revealed },
        { label: HMAC_LABELS.hmac, value: hmac },
      ]);
    },
  });
}

export const BUSTABIT_IN_WORDS =
  'The salt of the chain, as text, is the key of an HMAC-SHA256 and the 32 bytes of the game’s hash its message. With its first 13 hex digits as a fraction X, the multiplier is 0.99 ÷ (1 − X), at least 1, rounded down to hundredths.';

export const BUSTABIT_SOURCES: readonly SchemeSource[] = [
  { title: 'bustabit verifier, salts', url: 'https://github.com/bustabit/verifier' },
  {
    title: 'bustabit-rust, rounds of the first chain in tests/lib.rs',
    url: 'https://github.com/vladignatyev/bustabit-rust',
  },
  {
    title: 'bustabit-scripts, rounds of the current chain',
    url: 'https://github.com/deduzzo/bustabit-scripts',
  },
];

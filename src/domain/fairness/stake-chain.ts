import { hexOf, utf8Bytes } from './bytes.ts';
import { CHAIN_FIELDS } from './chain.ts';
import { crashHundredthsOf32Bits, DIGITS_OF_32_BITS, leadingInteger } from './crash-points.ts';
import { multiplierClaim } from './result-claim.ts';
import { parseGameHash, parseSeedMixedIn } from './round-input.ts';
import { resultRule, type Rule } from './rule.ts';
import type { FieldWords, SchemeSource } from './scheme.ts';
import { HMAC_LABELS, twoDecimals } from './working.ts';

/**
 * The rule of a game that Stake draws from a chain of hashes: HMAC-SHA256 with the game's hash as key
 * and the public seed as message, both as text; its first 32 bits give the point. The chain hashes
 * the text of a hash. Source: facts on provably fair, "Stake Crash and Slide".
 */
export function stakeChainRule({ edgeFraction }: { edgeFraction: number }): Rule {
  return resultRule({
    readRevealed: parseGameHash,
    inputs: { seed: parseSeedMixedIn },
    readClaim: multiplierClaim,
    hashedForm: 'text',
    recompute: async ({ revealed, seed }, digest) => {
      const hmac = hexOf(await digest.hmacSha256(utf8Bytes(revealed), utf8Bytes(seed)));
      const integer = leadingInteger(hmac, DIGITS_OF_32_BITS);
      const point = twoDecimals(crashHundredthsOf32Bits(integer, edgeFraction));
      return {
        forms: [{ value: point }],
        figure: { value: `${point}×`, caption: 'Multiplier from the seeds' },
        working: {
          before: [
            { label: HMAC_LABELS.key, value: revealed },
            { label: HMAC_LABELS.message, value: seed },
            { label: HMAC_LABELS.hmac, value: hmac },
            { label: 'Its first hex digits', value: hmac.slice(0, DIGITS_OF_32_BITS) },
            { label: 'As a whole number', value: String(integer) },
            { label: 'Factor of the game', value: String(1 - edgeFraction) },
            { label: 'Multiplier', value: point },
          ],
          table: null,
          after: [],
        },
      };
    },
  });
}

export const STAKE_CHAIN_FIELDS: Readonly<Record<string, FieldWords>> = {
  ...CHAIN_FIELDS,
  seed: { label: 'Public seed of the chain' },
};

export const STAKE_CHAIN_IN_WORDS =
  'The hash of the game is the key of an HMAC-SHA256 and the public seed its message, both as text. With its first 8 hex digits as a number i, the multiplier is factor × 2^32 ÷ (i + 1), at least 1, rounded down to hundredths.';

export const STAKE_CHAIN_SOURCES: readonly SchemeSource[] = [
  {
    title: 'Stake crash seeding event, bitcointalk topic 5162888',
    url: 'https://bitcointalk.org/index.php?topic=5162888.0',
  },
  {
    title: 'verifierform-stake, crash and slide test cases',
    url: 'https://github.com/provably-fair-betting/verifierform-stake',
  },
  {
    title: 'stake-provably-fair-verifier, rounds of crash in their chain',
    url: 'https://github.com/lotuseuy/stake-provably-fair-verifier',
  },
];

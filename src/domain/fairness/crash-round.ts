import { bytesOfHex, hexOf, utf8Bytes } from './bytes.ts';
import {
  crashHundredthsOf32Bits,
  crashHundredthsOf52Bits,
  DIGITS_OF_32_BITS,
  DIGITS_OF_52_BITS,
  leadingFraction,
  leadingInteger,
} from './crash-points.ts';
import type { Digest } from './digest.ts';
import { type Recomputed, type Step, twoDecimals } from './working.ts';

/** House edge of each game that Stake draws by the 32-bit rule. */
const STAKE_EDGE_FRACTIONS = { crash: 0.01, slide: 0.02 } as const;
export type StakeCrashGame = keyof typeof STAKE_EDGE_FRACTIONS;

/**
 * HMAC key of each era, a Bitcoin block hash used as text. Games 10,000,001 to 12,279,450 were drawn
 * in another way and are not covered. Source: github.com/bustabit/verifier, src/constants.ts.
 */
const BUSTABIT_SALTS = {
  /** Games 1 to 10,000,000. */
  v2: '0000000000000000004d6ec16dafe9d8370958664c1dc422f452892264c59526',
  /** Games from 12,279,451. */
  current: '00000000000000000001e08b7fd44f95e3e950ac65650a8031a6d5e1750e34be',
} as const;
export type BustabitEra = keyof typeof BUSTABIT_SALTS;

/**
 * Stopping point of a Stake crash or slide round: HMAC-SHA256 with the game's hash as key and the
 * public seed as message, both as text; its first 32 bits give the point.
 */
export async function recomputeStakeCrash(
  { game, gameHash, seed }: { game: StakeCrashGame; gameHash: string; seed: string },
  digest: Digest,
): Promise<Recomputed> {
  const key = gameHash.toLowerCase();
  const hmac = hexOf(await digest.hmacSha256(utf8Bytes(key), utf8Bytes(seed)));
  const edgeFraction = STAKE_EDGE_FRACTIONS[game];
  const integer = leadingInteger(hmac, DIGITS_OF_32_BITS);
  const point = twoDecimals(crashHundredthsOf32Bits(integer, edgeFraction));
  return {
    results: [point],
    steps: [
      { id: 'hmac-key', value: key },
      { id: 'hmac-message', value: seed },
      { id: 'hmac', value: hmac },
      { id: 'leading-hex-digits', value: hmac.slice(0, DIGITS_OF_32_BITS) },
      { id: 'leading-integer', value: String(integer) },
      { id: 'factor', value: String(1 - edgeFraction) },
      { id: 'crash-point', value: point },
    ],
  };
}

/**
 * Stopping point of a bustabit round: HMAC-SHA256 with the era's salt as key (text) and the game's
 * hash as message (its 32 bytes, not its text); its first 52 bits give the point.
 * Throws if the hash is not hex.
 */
export async function recomputeBustabit(
  { game, gameHash }: { game: BustabitEra; gameHash: string },
  digest: Digest,
): Promise<Recomputed> {
  const salt = BUSTABIT_SALTS[game];
  const message = gameHash.toLowerCase();
  const hmac = hexOf(await digest.hmacSha256(utf8Bytes(salt), bytesOfHex(message)));
  return readOff52Bits(hmac, [
    { id: 'hmac-key', value: salt },
    { id: 'hmac-message', value: message },
    { id: 'hmac', value: hmac },
  ]);
}

/**
 * Stopping point of a game whose published hash is read directly, without an HMAC.
 * Source: BC.Game's published crash example.
 */
export function recomputeFromHash(gameHash: string): Recomputed {
  const hash = gameHash.toLowerCase();
  return readOff52Bits(hash, [{ id: 'revealed', value: hash }]);
}

function readOff52Bits(hashHex: string, steps: readonly Step[]): Recomputed {
  const fraction = leadingFraction(hashHex, DIGITS_OF_52_BITS);
  const point = twoDecimals(crashHundredthsOf52Bits(fraction));
  return {
    results: [point],
    steps: [
      ...steps,
      { id: 'leading-hex-digits', value: hashHex.slice(0, DIGITS_OF_52_BITS) },
      { id: 'fraction', value: String(fraction) },
      { id: 'crash-point', value: point },
    ],
  };
}

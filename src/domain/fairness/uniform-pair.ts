import { hexOf, isHex, utf8Bytes } from './bytes.ts';
import { bytesIn, type HashedForm } from './commitment.ts';
import type { Digest } from './digest.ts';
import type { Parsed } from './parsed.ts';
import { parseNonce, parseRevealedSeed, parseSeedMixedIn } from './round-input.ts';
import {
  type Inputs,
  type Read,
  type ResultRule,
  resultRule,
  type RevealedReader,
  type Rule,
} from './rule.ts';
import type { Played } from './seed-pair.ts';
import { type DrawTable, HMAC_LABELS, type Step } from './working.ts';

/**
 * The largest part of the 32-bit numbers that falls evenly on the results; what is not below it is
 * passed over. Two are published: 0xFFFFFFFF − (0xFFFFFFFF mod n), and the multiples of n below 2^32.
 */
export const REJECTION_LIMITS = {
  duel: (results: number) => 0xffffffff - (0xffffffff % results),
  liqd: (results: number) => Math.floor(2 ** 32 / results) * results,
} as const;

/** One number to draw: the message of its HMAC after client seed and nonce, and of how many results. */
export type UniformDraw = { suffix: string; results: number };

type UniformGame<Readers extends Inputs> = Pick<ResultRule<Readers>, 'inputs' | 'readClaim'> & {
  beside?: NonNullable<ResultRule<Readers>['beside']>;
  /** Of the two settings, the key is the seed's bytes with both operators; the hash differs. */
  hashedForm: HashedForm;
  limit: keyof typeof REJECTION_LIMITS;
  draws: (bet: Read<Readers>) => readonly UniformDraw[];
  table?: Pick<DrawTable, 'caption'> & { draw: string; outcome: string };
  play: (numbers: readonly number[], bet: Read<Readers>) => Played;
};

/**
 * The rule of a game that draws whole numbers by rejection, with an HMAC for each: of its eight 32-bit
 * numbers the first below the limit counts, modulo the number of results. The key is the bytes of the hex
 * seed. Source: facts on provably fair, "Found since"; ProvablyFair-org's audits.
 */
export function uniformPairRule<Readers extends Inputs>(game: UniformGame<Readers>): Rule {
  const { inputs, readClaim, beside, hashedForm, limit, draws, table = null, play } = game;
  return resultRule({
    readRevealed: parseHexSeed,
    inputs: { seed: parseSeedMixedIn, nonce: parseNonce, ...inputs },
    readClaim,
    hashedForm,
    ...(beside && { beside: beside as NonNullable<ResultRule<Inputs>['beside']> }),
    recompute: async (round, digest: Digest) => {
      const { revealed, seed, nonce } = round as { revealed: string; seed: string; nonce: number };
      const bet = round as Read<Readers>;
      const before: Step[] = [{ label: HMAC_LABELS.keyBytes, value: revealed }];
      const drawn = [];
      for (const { suffix, results } of draws(bet)) {
        const message = `${seed}:${nonce}${suffix}`;
        const key = bytesIn('hex-bytes', revealed);
        const hmac = hexOf(await digest.hmacSha256(key, utf8Bytes(message)));
        before.push({ label: HMAC_LABELS.message, value: message });
        before.push({ label: HMAC_LABELS.hmac, value: hmac });
        drawn.push(firstBelow(hmac, REJECTION_LIMITS[limit](results), results));
      }
      const played = play(
        drawn.map(({ number }) => number),
        bet,
      );
      const { forms, figure, outcomes, steps } = played;
      if (table === null) {
        const numbers = drawn.flatMap(({ bytes, value, number }) => [
          { label: 'First four bytes below the limit', value: bytes },
          { label: 'As a whole number', value: String(value) },
          { label: 'Modulo the number of results', value: String(number) },
        ]);
        const working = { before: [...before, ...numbers, ...steps], table: null, after: [] };
        return { forms, figure, working };
      }
      const { caption, draw, outcome } = table;
      const columns = { draw, fraction: 'As a number', outcome };
      const rows = drawn.map(({ bytes, value }, place) => ({
        bytes,
        fraction: String(value),
        outcome: outcomes?.[place] ?? '',
      }));
      return {
        forms,
        figure,
        working: { before, table: { caption, columns, draws: rows }, after: steps },
      };
    },
  });
}

/** The first of a digest's eight numbers below a limit, modulo the number of results. */
export function firstBelow(hmacHex: string, limit: number, results: number) {
  for (const bytes of hmacHex.match(/.{8}/g) ?? []) {
    const value = Number.parseInt(bytes, 16);
    if (value < limit) return { bytes, value, number: value % results };
  }
  // Eight rejections in a row need luck of less than one in 2^200 in any game of a casino.
  throw new RangeError(`Expected a number below ${limit} in ${hmacHex}`);
}

/** A revealed seed whose bytes are a key: pairs of hex digits, given back in lower case. */
export function parseHexSeed(...typed: Parameters<RevealedReader>): Parsed<string, string> {
  const seed = parseRevealedSeed(...typed);
  if (!seed.ok) return seed;
  return isHex(seed.value)
    ? { ok: true, value: seed.value.toLowerCase() }
    : { ok: false, reason: 'seed-not-hex' };
}

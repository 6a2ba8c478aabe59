import { type Bytes, bytesOfHex, hexOf, isHex } from './bytes.ts';
import type { HashedForm } from './commitment.ts';
import { type Drawn, type PairGame, pairRule } from './pair-rule.ts';
import type { InputReason, Parsed } from './parsed.ts';
import { parseRevealedSeed } from './round-input.ts';
import type { Inputs, Read, RevealedReader, Rule } from './rule.ts';
import { HMAC_LABELS } from './working.ts';

type UniformGame<Readers extends Inputs> = PairGame<Readers> & {
  /** By draw what stands in its message after client seed and nonce, and of how many results it is one. */
  draws: (bet: Read<Readers>) => readonly { suffix: string; results: number }[];
  table?: { caption: string; draw: string; outcome: string };
};

/** Of the two settings of an operator, the key is the seed's bytes with both; the hash differs. */
type Uniform = {
  hashedForm: HashedForm;
  /** The largest part of the 32-bit numbers that falls evenly on the results. */
  limit: (results: number) => number;
};

/**
 * The rules of an operator whose games draw whole numbers by rejection, with an HMAC for each: of its eight
 * 32-bit numbers the first below the limit counts, modulo the number of results. The key is the bytes of the
 * hex seed. Source: facts on provably fair, "Found since"; ProvablyFair-org's audits.
 */
export const uniformPairRules =
  ({ hashedForm, limit }: Uniform) =>
  <Readers extends Inputs>({ draws, table, ...game }: UniformGame<Readers>): Rule =>
    pairRule<Readers>(
      {
        readRevealed: parseHexSeed,
        hashedForm,
        keyLabel: HMAC_LABELS.keyBytes,
        keyOf: bytesOfHex,
        stepsOf: ({ bytes, value, number }) => [
          { label: 'First four bytes below the limit', value: hexOf(bytes) },
          { label: 'As a whole number', value: String(value) },
          { label: 'Modulo the number of results', value: String(number) },
        ],
      },
      {
        ...game,
        table: table && {
          caption: table.caption,
          columns: { draw: table.draw, fraction: 'As a number', outcome: table.outcome },
        },
        draws: (bet) =>
          draws(bet).map(({ suffix, results }) => {
            return { suffix, numbersOf: (hmac) => [firstBelow(hmac, limit(results), results)] };
          }),
      },
    );

/** The first of a digest's eight numbers below a limit, modulo the number of results. */
function firstBelow(hmac: Bytes, limit: number, results: number): Drawn {
  for (let at = 0; at < hmac.length; at += 4) {
    const bytes = hmac.slice(at, at + 4);
    const value = new DataView(bytes.buffer).getUint32(0);
    if (value < limit) return { bytes, value, number: value % results };
  }
  // Eight rejections in a row need luck of less than one in 2^200 in any game of a casino.
  throw new RangeError(`Expected a number below ${limit} in ${hexOf(hmac)}`);
}

/** A revealed seed whose bytes are a key: pairs of hex digits, given back in lower case. */
export function parseHexSeed(...typed: Parameters<RevealedReader>): Parsed<string, InputReason> {
  const seed = parseRevealedSeed(...typed);
  if (!seed.ok) return seed;
  return isHex(seed.value)
    ? { ok: true, value: seed.value.toLowerCase() }
    : { ok: false, reason: 'seed-not-hex' };
}

import { bytesOfHex, hexOf, isHex } from './bytes.ts';
import type { HashedForm } from './commitment.ts';
import { type Drawn, hmacOf, type PairGame, pairRule } from './pair-rule.ts';
import type { InputReason, Parsed } from './parsed.ts';
import { parseRevealedSeed } from './round-input.ts';
import type { Inputs, Read, RevealedReader, Rule } from './rule.ts';
import { HMAC_LABELS, type Step } from './working.ts';

/** One number to draw: the message of its HMAC after client seed and nonce, and of how many results. */
type UniformDraw = { suffix: string; results: number };

type UniformGame<Readers extends Inputs> = PairGame<Readers> & {
  draws: (bet: Read<Readers>) => readonly UniformDraw[];
  table?: { caption: string; draw: string; outcome: string };
};

/**
 * The rules of an operator whose games draw whole numbers by rejection, with an HMAC for each: of its eight
 * 32-bit numbers the first below the limit counts, modulo the number of results. The key is the bytes of the
 * hex seed. Source: facts on provably fair, "Found since"; ProvablyFair-org's audits.
 */
export const uniformPairRules =
  ({
    hashedForm,
    limit,
  }: {
    /** Of the two settings, the key is the seed's bytes with both operators; the hash differs. */
    hashedForm: HashedForm;
    /** The largest part of the 32-bit numbers that falls evenly on the results. */
    limit: (results: number) => number;
  }) =>
  <Readers extends Inputs>({ draws, table, ...game }: UniformGame<Readers>): Rule =>
    pairRule({
      ...game,
      readRevealed: parseHexSeed,
      hashedForm,
      table: table && {
        caption: table.caption,
        columns: { draw: table.draw, fraction: 'As a number', outcome: table.outcome },
      },
      draw: async (bet, digest) => {
        const steps: Step[] = [{ label: HMAC_LABELS.keyBytes, value: bet.revealed }];
        const drawn: Drawn[] = [];
        for (const { suffix, results } of draws(bet)) {
          const message = `${bet.seed}:${bet.nonce}${suffix}`;
          const { hmac, steps: ofHmac } = await hmacOf(bytesOfHex(bet.revealed), message, digest);
          steps.push(...ofHmac);
          drawn.push(firstBelow(hexOf(hmac), limit(results), results));
        }
        return { steps, drawn };
      },
    });

/** The first of a digest's eight numbers below a limit, modulo the number of results. */
function firstBelow(hmacHex: string, limit: number, results: number): Drawn {
  for (const bytes of hmacHex.match(/.{8}/g) ?? []) {
    const value = Number.parseInt(bytes, 16);
    if (value >= limit) continue;
    const [number, shown] = [value % results, String(value)];
    const steps = [
      { label: 'First four bytes below the limit', value: bytes },
      { label: 'As a whole number', value: shown },
      { label: 'Modulo the number of results', value: String(number) },
    ];
    return { bytes, number, shown, steps };
  }
  // Eight rejections in a row need luck of less than one in 2^200 in any game of a casino.
  throw new RangeError(`Expected a number below ${limit} in ${hmacHex}`);
}

/** A revealed seed whose bytes are a key: pairs of hex digits, given back in lower case. */
export function parseHexSeed(...typed: Parameters<RevealedReader>): Parsed<string, InputReason> {
  const seed = parseRevealedSeed(...typed);
  if (!seed.ok) return seed;
  return isHex(seed.value)
    ? { ok: true, value: seed.value.toLowerCase() }
    : { ok: false, reason: 'seed-not-hex' };
}

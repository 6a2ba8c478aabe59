/**
 * How each game turns fractions in [0, 1) into its result. The order of operations is the operators':
 * written another way, the last hundredth can differ through rounding.
 * Source: facts on provably fair, table of "Scheme A".
 */

/** Roll from 0.00 to 100.00, in hundredths. */
export function diceRollHundredths(float: number): number {
  return Math.floor(float * 10_001);
}

/** Largest limbo multiplier that the operator pays; the formula alone has no upper limit. */
const LIMBO_CAP_HUNDREDTHS = 1_000_000 * 100;

/** Limbo multiplier in hundredths, from 1.00 to 1,000,000.00, at the operator's factor of 0.99. */
export function limboHundredths(float: number): number {
  const multiplier = (1e8 / (float * 1e8)) * 0.99;
  return Math.min(LIMBO_CAP_HUNDREDTHS, Math.max(100, Math.floor(multiplier * 100)));
}

/** Pocket of a European wheel, 0 to 36. */
export function roulettePocket(float: number): number {
  return Math.floor(float * 37);
}

export type PlinkoStep = 'L' | 'R';

/** Direction at one peg: right from one half up. */
export function plinkoStep(float: number): PlinkoStep {
  return Math.floor(float * 2) === 1 ? 'R' : 'L';
}

/**
 * Draws without replacement, one per fraction, from the numbers 0 to `size` − 1 in order of the draw.
 * Throws if there are more draws than numbers.
 */
export function drawNumbers(floats: readonly number[], size: number): number[] {
  const left = Array.from({ length: size }, (_, number) => number);
  return floats.map((float) => {
    const [drawn] = left.splice(Math.floor(float * left.length), 1);
    if (drawn === undefined) throw new RangeError(`Expected at most ${size} draws`);
    return drawn;
  });
}

/** Hex digits that hold the 52 bits which a 99 ÷ (1 − X) game reads. */
export const DIGITS_OF_52_BITS = 13;
/** Hex digits that hold the 32 bits which a factor ÷ u game reads. */
export const DIGITS_OF_32_BITS = 8;

/** The hash's first hex digits as a fraction in [0, 1): X = integer ÷ 16^digits. */
export function leadingFraction(hashHex: string, digits: number): number {
  return leadingInteger(hashHex, digits) / 16 ** digits;
}

/** The hash's first hex digits as a whole number. Throws if it has too few or others. */
export function leadingInteger(hashHex: string, digits: number): number {
  const leading = hashHex.slice(0, digits);
  if (leading.length !== digits || !/^[0-9a-f]+$/i.test(leading)) {
    throw new RangeError(`Expected ${digits} leading hex digits, found "${leading}"`);
  }
  return Number.parseInt(leading, 16);
}

/**
 * Stopping point in hundredths by floor(99 ÷ (1 − X)), never below 1.00: a 1 % edge.
 * X is in [0, 1). Source: bustabit's published formula; BC.Game's published crash example.
 */
export function crashHundredthsOf52Bits(fraction: number): number {
  return Math.max(100, Math.floor(99 / (1 - fraction)));
}

/**
 * Stopping point in hundredths by floor(100 × max(1, 2³² ÷ (i + 1) × (1 − edge))), `i` of 32 bits.
 * Source: Stake's crash and slide; facts on provably fair, "Stake Crash and Slide".
 */
export function crashHundredthsOf32Bits(integer: number, edgeFraction: number): number {
  return Math.floor(Math.max(1, (2 ** 32 / (integer + 1)) * (1 - edgeFraction)) * 100);
}

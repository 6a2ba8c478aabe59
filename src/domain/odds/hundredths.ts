/**
 * A number as a whole number of hundredths, so that multipliers and rolls compare exactly. Throws a RangeError if
 * it has more than two decimals.
 */
export function wholeHundredths(value: number): number {
  const hundredths = Math.round(value * 100);
  if (!Number.isSafeInteger(hundredths) || hundredths / 100 !== value) {
    throw new RangeError(`Expected a number of at most two decimals, found ${value}`);
  }
  return hundredths;
}

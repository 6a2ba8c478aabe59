/**
 * A number of at most two decimals as a whole number of hundredths, or `null` if it has more.
 * Multipliers and rolls are counted in hundredths, so that comparing them is exact.
 */
export function wholeHundredths(value: number): number | null {
  const hundredths = Math.round(value * 100);
  if (!Number.isSafeInteger(hundredths)) return null;
  return hundredths / 100 === value ? hundredths : null;
}

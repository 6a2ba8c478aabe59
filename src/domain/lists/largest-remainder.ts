/** Tolerance for floating-point sums a little below a whole number. */
const ROUNDING = 1e-9;

/**
 * Rounds parts to whole numbers with the same sum, by largest remainder; of equal remainders the earlier wins.
 * Source: A. Hamilton's method of apportionment.
 */
export function byLargestRemainder(parts: readonly number[]): number[] {
  const wholes = parts.map((part) => Math.floor(part + ROUNDING));
  const rests = parts
    .map((part, index) => ({ index, rest: part - (wholes[index] ?? 0) }))
    // Sorting keeps the order of equals; remainders that differ by rounding alone are equal.
    .sort((a, b) => (Math.abs(a.rest - b.rest) < ROUNDING ? a.index - b.index : b.rest - a.rest));
  const left = Math.round(rests.reduce((sum, { rest }) => sum + rest, 0));
  for (const { index } of rests.slice(0, left)) wholes[index] = (wholes[index] ?? 0) + 1;
  return wholes;
}

/**
 * The share of each weight in whole percent, by largest remainder, so that they add up to 100; of equal
 * remainders the earlier has precedence. Nothing but zeros where no weight counts.
 */
export function sharesOf(weights: readonly number[]): number[] {
  const total = totalOf(weights);
  if (total === 0) return weights.map(() => 0);
  const shares = weights.map((weight) => Math.floor((weight * 100) / total));
  const byRest = weights
    .map((weight, index) => ({ index, rest: (weight * 100) % total }))
    .sort((a, b) => b.rest - a.rest);
  for (const { index } of byRest.slice(0, 100 - totalOf(shares))) {
    shares[index] = (shares[index] ?? 0) + 1;
  }
  return shares;
}

/** What weights, or shares, come to together. */
export const totalOf = (weights: readonly number[]) =>
  weights.reduce((sum, weight) => sum + weight, 0);

import { byLargestRemainder } from '../lists/largest-remainder.ts';

/**
 * The share of each weight in whole percent, by largest remainder, so that they add up to 100. Nothing but
 * zeros where no weight counts.
 */
export function sharesOf(weights: readonly number[]): number[] {
  const total = totalOf(weights);
  return total === 0
    ? weights.map(() => 0)
    : byLargestRemainder(weights.map((weight) => (weight * 100) / total));
}

/** What weights come to together. */
export const totalOf = (weights: readonly number[]) =>
  weights.reduce((sum, weight) => sum + weight, 0);

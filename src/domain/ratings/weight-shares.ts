import { byLargestRemainder } from '../lists/largest-remainder.ts';

/**
 * Share of each weight in whole percent, by largest remainder, so that they add up to 100; all 0 where every
 * weight is 0.
 */
export function sharesOf(weights: readonly number[]): number[] {
  const total = totalOf(weights);
  return total === 0
    ? weights.map(() => 0)
    : byLargestRemainder(weights.map((weight) => (weight * 100) / total));
}

export const totalOf = (weights: readonly number[]) =>
  weights.reduce((sum, weight) => sum + weight, 0);

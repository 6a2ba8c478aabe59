import { expect, test } from 'vitest';
import { meanOfRatios, ratioOfMeans } from './ratio.ts';

test('figures that never differ leave no doubt about their ratio', () => {
  expect(ratioOfMeans([110, 110], [100, 100])).toEqual({ value: 1.1, uncertainty: 0 });
});

test('two standard errors, worked by hand', () => {
  // Means 100 and 50. Deviations √200 and 0, so that the first mean is known to √200 / √2 = 10.
  const { value, uncertainty } = ratioOfMeans([90, 110], [50, 50]);
  expect(value).toBe(2);
  expect(uncertainty).toBeCloseTo(2 * 2 * (10 / 100), 12);
});

test('the doubts about both means add up as squares', () => {
  // Each mean is 100 and known to 10: 2 × √(0.1² + 0.1²).
  const { value, uncertainty } = ratioOfMeans([90, 110], [110, 90]);
  expect(value).toBe(1);
  expect(uncertainty).toBeCloseTo(0.2 * Math.SQRT2, 12);
});

test('one figure alone does not tell how far it may be off', () => {
  expect(() => ratioOfMeans([100], [100, 100])).toThrow();
});

test('many ratios together are known better than each', () => {
  // (0.3² + 0.4²) under the root is 0.5, for two of them.
  const together = meanOfRatios([
    { value: 1, uncertainty: 0.3 },
    { value: 1.1, uncertainty: 0.4 },
  ]);
  expect(together.value).toBeCloseTo(1.05, 12);
  expect(together.uncertainty).toBeCloseTo(0.25, 12);
  expect(() => meanOfRatios([])).toThrow();
});

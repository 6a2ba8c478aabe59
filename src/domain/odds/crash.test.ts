import { expect, test } from 'vitest';
import { crashOdds } from './crash.ts';

const oddsAt = (targetMultiplier: number, rtpFraction: number) =>
  crashOdds({ targetMultiplier, rtpFraction });

test.each([
  [1.01, 0.99, 0.980198],
  [1.5, 0.99, 0.66],
  [1000, 0.99, 0.00099],
  [100, 0.97, 0.0097],
  [3, 0.96, 0.32],
])('reaches %d× at a factor of %d with chance %d', (target, rtp, chance) => {
  expect(oddsAt(target, rtp).chance).toBeCloseTo(chance, 6);
});

test('every target costs the same on average', () => {
  for (const target of [1.01, 1.29, 2, 19.99, 1_000_000]) {
    expect(oddsAt(target, 0.99).edgeFraction).toBeCloseTo(0.01, 12);
  }
});

// 10 × √(0.099 × 0.901) = 2.9866; 2 × √(0.495 × 0.505) = 0.99995
test.each([
  [2, 0.99995],
  [10, 2.9866],
])('at %d× the standard deviation is %d', (target, deviation) => {
  expect(oddsAt(target, 0.99).standardDeviation).toBeCloseTo(deviation, 4);
});

test.each([1, 1.015, Infinity])('a target of %d cannot be chosen', (target) => {
  expect(() => oddsAt(target, 0.99)).toThrow(RangeError);
});

import { expect, test } from 'vitest';
import { money } from '../money/money.ts';
import { hourlyCost } from './hourly-cost.ts';

test.each([
  // 120 × 2 = 240; × 1 % = 2.40
  ['crash at a 1 % edge', 120, 2, 0.01, 240, 2.4],
  // 40 × 2 = 80; ÷ 37 = 2.162…, to the cent
  ['European roulette', 40, 2, 1 / 37, 80, 2.16],
  ['an hour without a bet', 0, 2, 0.03, 0, 0],
])('%s', (_, roundsPerHour, bet, edgeFraction, turnover, averageCost) => {
  expect(hourlyCost({ roundsPerHour, bet: money(bet), edgeFraction })).toEqual({
    turnover: money(turnover),
    averageCost: money(averageCost),
  });
});

test.each([
  [-1, 100, 0.01, 'rounds'],
  [1e15, 100, 0.01, 'rounds'],
  [100, 0.5, 0.01, 'a bet'],
  [100, 100, 1.01, 'an edge'],
])('%d rounds of %d minor units at %d are refused', (roundsPerHour, minorUnits, edge, expected) => {
  const bet = { minorUnits, currency: 'USD' };
  expect(() => hourlyCost({ roundsPerHour, bet, edgeFraction: edge })).toThrow(
    `Expected ${expected}`,
  );
});

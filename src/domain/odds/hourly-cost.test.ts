import { expect, test } from 'vitest';
import { money } from '../money/money.ts';
import { hourlyCost } from './hourly-cost.ts';

test.each([
  // 120 × 2 = 240; × 1 % = 2.40
  ['crash at a 1 % edge', 120, 2, 0.01, 240, 2.4],
  // 600 × 2 = 1,200; × 1 % = 12
  ['dice by hand', 600, 2, 0.01, 1200, 12],
  // 120 × 2 = 240; × 3 % = 7.20
  ['a crash game at a 3 % edge', 120, 2, 0.03, 240, 7.2],
  // 40 × 2 = 80; ÷ 37 = 2.162…, to the cent
  ['European roulette', 40, 2, 1 / 37, 80, 2.16],
  ['an hour without a bet', 0, 2, 0.03, 0, 0],
])('%s', (_, roundsPerHour, bet, edgeFraction, turnover, averageCost) => {
  expect(hourlyCost({ roundsPerHour, bet: money(bet), edgeFraction })).toEqual({
    ok: true,
    turnover: money(turnover),
    averageCost: money(averageCost),
  });
});

test('keeps the currency of the bet', () => {
  const result = hourlyCost({ roundsPerHour: 10, bet: money(1, 'USDT'), edgeFraction: 0.1 });
  expect(result).toMatchObject({ averageCost: money(1, 'USDT') });
});

test.each([
  [-1, 100, 0.01, 'rounds-out-of-range'],
  [Number.NaN, 100, 0.01, 'rounds-out-of-range'],
  [Number.POSITIVE_INFINITY, 100, 0.01, 'rounds-out-of-range'],
  [1e15, 100, 0.01, 'rounds-out-of-range'],
  [100, -1, 0.01, 'bet-out-of-range'],
  [100, 0.5, 0.01, 'bet-out-of-range'],
  [100, 100, -0.01, 'edge-out-of-range'],
  [100, 100, 1.01, 'edge-out-of-range'],
])(
  '%d rounds of %d minor units at %d are refused: %s',
  (roundsPerHour, minorUnits, edge, reason) => {
    const bet = { minorUnits, currency: 'USD' as const };
    expect(hourlyCost({ roundsPerHour, bet, edgeFraction: edge })).toEqual({ ok: false, reason });
  },
);

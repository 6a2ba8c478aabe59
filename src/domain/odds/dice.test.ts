import { expect, test } from 'vitest';
import { diceOdds } from './dice.ts';

const oddsOf = (target: number) => diceOdds({ target, quotedRtpFraction: 0.99 });

test('under 49.50 at 2× wins on 4,950 of 10,001 rolls', () => {
  const odds = oddsOf(49.5);
  expect(odds.payout).toBeCloseTo(2, 12);
  expect(odds.chance).toBeCloseTo(4950 / 10_001, 12);
  // 1 − 9,900 ÷ 10,001 = 101 ÷ 10,001
  expect(odds.edgeFraction).toBeCloseTo(101 / 10_001, 12);
});

test.each([
  [98, 1.0102],
  [75, 1.32],
  [50, 1.98],
  [25, 3.96],
  [10, 9.9],
  [1, 99],
  [0.01, 9900],
])('a quoted chance of %d %% pays %d×', (target, payout) => {
  expect(oddsOf(target).payout).toBeCloseTo(payout, 4);
});

test('the exact edge is the same for every target', () => {
  for (const target of [0.01, 1, 33.33, 50, 98]) {
    expect(oddsOf(target).edgeFraction).toBeCloseTo(101 / 10_001, 12);
  }
});

// 1.98 × √(5,000 × 5,001) ÷ 10,001 = 0.99000; 9.9 × √(1,000 × 9,001) ÷ 10,001 = 2.96987
test.each([
  [50, 0.99],
  [10, 2.96987],
])('at a quoted %d %% the standard deviation is %d', (target, deviation) => {
  expect(oddsOf(target).standardDeviation).toBeCloseTo(deviation, 4);
});

test.each([0, 100.01, 49.505, 99.5])('a target of %d is refused', (target) => {
  expect(() => oddsOf(target)).toThrow(RangeError);
});

import { describe, expect, test } from 'vitest';
import { type DiceSide, diceOdds } from './dice.ts';

const oddsOf = (side: DiceSide, target: number, quotedRtpFraction = 0.99) => {
  const result = diceOdds({ side, target, quotedRtpFraction });
  if (!result.ok) throw new Error(result.reason);
  return result.odds;
};

describe('dice', () => {
  test('under 49.50 at 2× wins on 4,950 of 10,001 rolls', () => {
    const odds = oddsOf('under', 49.5);
    expect(odds.payout).toBeCloseTo(2, 12);
    expect(odds.quotedChance).toBe(0.495);
    expect(odds.chance).toBeCloseTo(4950 / 10_001, 12);
    // 1 − 9,900 ÷ 10,001 = 101 ÷ 10,001
    expect(odds.edgeFraction).toBeCloseTo(101 / 10_001, 12);
  });

  test('over 50.50 is the same bet from the other side', () => {
    expect(oddsOf('over', 50.5)).toEqual(oddsOf('under', 49.5));
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
    expect(oddsOf('under', target).payout).toBeCloseTo(payout, 4);
  });

  test('the exact edge is the same for every target', () => {
    for (const target of [0.01, 1, 33.33, 50, 98]) {
      expect(oddsOf('under', target).edgeFraction).toBeCloseTo(101 / 10_001, 12);
    }
  });

  // 1.98 × √(5,000 × 5,001) ÷ 10,001 = 0.99000; 9.9 × √(1,000 × 9,001) ÷ 10,001 = 2.96987
  test.each([
    [50, 0.99],
    [10, 2.96987],
  ])('at a quoted %d %% the standard deviation is %d', (target, deviation) => {
    expect(oddsOf('under', target).standardDeviation).toBeCloseTo(deviation, 4);
  });

  test.each([
    ['under', 0, 0.99, 'target-cannot-win'],
    ['over', 100, 0.99, 'target-cannot-win'],
    ['under', 100.01, 0.99, 'target-cannot-win'],
    ['over', -1, 0.99, 'target-cannot-win'],
    ['under', 49.505, 0.99, 'target-not-in-hundredths'],
    ['under', Number.NaN, 0.99, 'target-not-in-hundredths'],
    ['under', 99.5, 0.99, 'payout-below-stake'],
    ['under', 50, 0, 'rtp-out-of-range'],
  ] as const)('%s %d at an RTP of %d is refused: %s', (side, target, quotedRtpFraction, reason) => {
    expect(diceOdds({ side, target, quotedRtpFraction })).toEqual({ ok: false, reason });
  });
});

import { describe, expect, test } from 'vitest';
import { money } from '../money/money.ts';
import { maxBetVerdict, playTime } from './play-limits.ts';

describe('the largest bet while wagering', () => {
  test.each([
    [5, { minor: 500, isBelow: false }, 'within'],
    [5, { minor: 500, isBelow: true }, 'above'],
    [5.01, { minor: 500, isBelow: false }, 'above'],
    [500, 'no-cap', 'no-limit'],
    [1, null, 'unknown'],
  ] as const)('a bet of %d against %o is %s', (bet, maxBet, verdict) => {
    expect(maxBetVerdict(money(bet), maxBet)).toBe(verdict);
  });
});

describe('the time that play takes', () => {
  test.each([
    // 7,000 ÷ 500 = 14 hours, 2 on each of 7 days
    [7000, 500, 7, { hours: 14, hoursPerDay: 2, verdict: 'fits' }],
    [2400, 100, 1, { hours: 24, hoursPerDay: 24, verdict: 'fits' }],
    // 2,500 ÷ 100 = 25 hours in a day
    [2500, 100, 1, { hours: 25, hoursPerDay: 25, verdict: 'exceeds' }],
    [1000, 500, 'never', { hours: 2, hoursPerDay: null, verdict: 'no-limit' }],
    [1000, 500, null, { hours: 2, hoursPerDay: null, verdict: 'unknown' }],
    [0, 500, 7, { hours: 0, hoursPerDay: 0, verdict: 'fits' }],
  ] as const)('%d bets, %d an hour, within %o days', (bets, betsPerHour, days, expected) => {
    expect(playTime({ bets, betsPerHour }, days)).toEqual(expected);
  });

  test('needs bets to be made at all', () => {
    expect(() => playTime({ bets: 1, betsPerHour: 0 }, 7)).toThrow(/above 0, found 0/);
  });
});

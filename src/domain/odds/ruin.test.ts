import { describe, expect, test } from 'vitest';
import { flatSessionOdds } from './ruin.ts';

const oddsOf = (bankrollUnits: number, bets: number, winChance: number) => {
  const result = flatSessionOdds({ bankrollUnits, bets, winChance });
  if (!result.ok) throw new Error(result.reason);
  return result.odds;
};

describe('a session of flat bets at 2×', () => {
  test('with 100 units at a 1 % edge, 1,000 bets bust 0.41 % and end ahead 36.39 % of the time', () => {
    const odds = oddsOf(100, 1000, 0.495);
    expect(odds.bustChance).toBeCloseTo(0.0041, 4);
    expect(odds.aheadChance).toBeCloseTo(0.3639, 4);
  });

  test('one unit and one bet is won or lost', () => {
    expect(oddsOf(1, 1, 0.4)).toMatchObject({
      bustChance: 0.6,
      behindChance: 0,
      levelChance: 0,
      aheadChance: 0.4,
      averageBets: 1,
    });
  });

  test('one unit and three fair bets can be followed by hand', () => {
    // Lose at once: 1/2. Win then lose twice: 1/8. Win, lose, win and win, win, lose: 2 units, 1/4.
    // Win three times: 4 units, 1/8. Bets made: 1 in half of the sessions, 3 in the others.
    expect(oddsOf(1, 3, 0.5)).toEqual({
      bustChance: 0.625,
      behindChance: 0,
      levelChance: 0,
      aheadChance: 0.375,
      averageBets: 2,
      averageNetUnits: 0,
    });
  });

  test('two units and two bets: lost, level or doubled', () => {
    // 0.6² = 0.36; 2 × 0.4 × 0.6 = 0.48; 0.4² = 0.16; on average 2 × (0.4 − 0.6) = −0.4
    const odds = oddsOf(2, 2, 0.4);
    expect(odds.bustChance).toBeCloseTo(0.36, 12);
    expect(odds.levelChance).toBeCloseTo(0.48, 12);
    expect(odds.aheadChance).toBeCloseTo(0.16, 12);
    expect(odds.averageNetUnits).toBeCloseTo(-0.4, 12);
  });

  test('money that outlasts every bet cannot run out', () => {
    // 0.5³ = 0.125 for each of −3 and +3; −1 and +1 in 3 of 8 each
    expect(oddsOf(4, 3, 0.5)).toMatchObject({
      bustChance: 0,
      behindChance: 0.5,
      levelChance: 0,
      aheadChance: 0.5,
      averageBets: 3,
    });
    expect(oddsOf(1_000_000_000, 1, 0.5).bustChance).toBe(0);
  });

  test('money for exactly the planned bets runs out only if all are lost', () => {
    expect(oddsOf(3, 3, 0.5).bustChance).toBe(0.125);
  });

  test.each([
    [20, 500, 0.495],
    [5, 1000, 18 / 37],
    [100, 200, 0.5],
  ])('the chances for %d units and %d bets sum to 1', (bankroll, bets, winChance) => {
    const odds = oddsOf(bankroll, bets, winChance);
    const total = odds.bustChance + odds.behindChance + odds.levelChance + odds.aheadChance;
    expect(Math.abs(total - 1)).toBeLessThan(1e-9);
  });

  test('long play approaches the gambler’s ruin formula', () => {
    // For a win chance above one half the limit is (q ÷ p)^bankroll = (0.4 ÷ 0.6)^3 = 8 ÷ 27
    expect(oddsOf(3, 2000, 0.6).bustChance).toBeCloseTo(8 / 27, 9);
  });

  test.each([
    [0, 10, 0.5, 'bankroll-not-whole'],
    [1.5, 10, 0.5, 'bankroll-not-whole'],
    [10, 0, 0.5, 'bets-not-whole'],
    [10, Number.NaN, 0.5, 'bets-not-whole'],
    [10, 10_001, 0.5, 'too-many-bets'],
    [10, 10, 1.1, 'win-chance-out-of-range'],
    [10, 10, Number.NaN, 'win-chance-out-of-range'],
  ])(
    '%d units, %d bets and a chance of %d are refused: %s',
    (bankrollUnits, bets, winChance, reason) => {
      expect(flatSessionOdds({ bankrollUnits, bets, winChance })).toEqual({ ok: false, reason });
    },
  );
});

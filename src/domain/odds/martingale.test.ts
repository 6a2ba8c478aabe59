import { describe, expect, test } from 'vitest';
import { martingaleOdds } from './martingale.ts';

const oddsOf = (betsPerCycle: number, cycles: number, winChance: number) => {
  const result = martingaleOdds({ betsPerCycle, cycles, winChance });
  if (!result.ok) throw new Error(result.reason);
  return result.odds;
};

describe('doubling after each loss', () => {
  test('from 1 to 128 units at a 1 % edge it busts as published', () => {
    const odds = oddsOf(8, 100, 0.495);
    expect(odds.unitsAtRisk).toBe(255);
    expect(odds.largestBetUnits).toBe(128);
    expect(odds.bustChancePerCycle).toBeCloseTo(0.00423, 5);
    expect(odds.bustChanceWithinCycles).toBeCloseTo(0.3455, 4);
    expect(odds.averageNetUnitsPerCycle).toBeCloseTo(-0.0829, 4);
  });

  test('two bets at a win chance of 0.4 can be followed by hand', () => {
    // Bust 0.6² = 0.36 and loses 3; otherwise wins 1: 0.64 − 1.08 = −0.44. Staked: 1 + 0.6 × 2 = 2.2
    // Two cycles: 1 − 0.64² = 0.5904
    const odds = oddsOf(2, 2, 0.4);
    expect(odds.bustChancePerCycle).toBeCloseTo(0.36, 12);
    expect(odds.averageNetUnitsPerCycle).toBeCloseTo(-0.44, 12);
    expect(odds.averageStakedUnitsPerCycle).toBeCloseTo(2.2, 12);
    expect(odds.bustChanceWithinCycles).toBeCloseTo(0.5904, 12);
  });

  test('a cycle of one bet is a flat bet', () => {
    expect(oddsOf(1, 1, 0.5)).toEqual({
      unitsAtRisk: 1,
      largestBetUnits: 1,
      bustChancePerCycle: 0.5,
      bustChanceWithinCycles: 0.5,
      averageStakedUnitsPerCycle: 1,
      averageNetUnitsPerCycle: 0,
    });
  });

  test('the cost per unit staked is that of a flat bet, however far it doubles', () => {
    for (const bets of [1, 2, 5, 8, 20]) {
      const odds = oddsOf(bets, 1, 18 / 37);
      expect(odds.averageNetUnitsPerCycle / odds.averageStakedUnitsPerCycle).toBeCloseTo(
        -1 / 37,
        9,
      );
    }
  });

  test.each([
    [0, 1, 0.5, 'bets-out-of-range'],
    [51, 1, 0.5, 'bets-out-of-range'],
    [2.5, 1, 0.5, 'bets-out-of-range'],
    [8, 0, 0.5, 'cycles-not-whole'],
    [8, 1.5, 0.5, 'cycles-not-whole'],
    [8, 1, -0.1, 'win-chance-out-of-range'],
  ])(
    '%d bets, %d cycles and a chance of %d are refused: %s',
    (betsPerCycle, cycles, winChance, reason) => {
      expect(martingaleOdds({ betsPerCycle, cycles, winChance })).toEqual({ ok: false, reason });
    },
  );
});

import { describe, expect, test } from 'vitest';
import { bucketChances, plinkoOdds } from './plinko.ts';
import { PLINKO_RISKS, PLINKO_ROWS, PLINKO_TABLES } from './plinko-tables.ts';

const everyTable = PLINKO_ROWS.flatMap((rows) =>
  PLINKO_RISKS.map((risk) => ({ rows, risk, table: PLINKO_TABLES[rows][risk] })),
);

describe('plinko buckets', () => {
  test('with 8 rows fall as 1, 8, 28, 56, 70, 56, 28, 8 and 1 in 256', () => {
    const ways = bucketChances(8).map((chance) => chance * 256);
    expect(ways).toEqual([1, 8, 28, 56, 70, 56, 28, 8, 1]);
  });

  test.each([
    // C(12, 6) = 924; C(16, 8) = 12,870
    [12, 924, 4096],
    [16, 12_870, 65_536],
  ])('with %d rows hit the middle in %d of %d drops', (rows, ways, of) => {
    expect(bucketChances(rows)[rows / 2]).toBe(ways / of);
    expect(bucketChances(rows)[0]).toBe(1 / of);
  });

  test.each(PLINKO_ROWS)('with %d rows sum to 1 exactly', (rows) => {
    expect(bucketChances(rows).reduce((sum, chance) => sum + chance, 0)).toBe(1);
  });

  test.each([0, -1, 8.5, 51])('of %d rows are an error', (rows) => {
    expect(() => bucketChances(rows)).toThrow(`found ${rows}`);
  });
});

describe('plinko tables', () => {
  test('are 36, each symmetric with one multiplier per bucket, falling toward the middle', () => {
    expect(everyTable).toHaveLength(36);
    for (const { rows, table } of everyTable) {
      expect(table).toHaveLength(rows + 1);
      expect([...table].reverse()).toEqual(table);
      const half = table.slice(0, Math.floor(rows / 2) + 1);
      expect([...half].sort((a, b) => b - a)).toEqual(half);
    }
  });

  test('cost between 0.84 % and 1.09 %', () => {
    const edges = everyTable.map(({ rows, risk }) => plinkoOdds(rows, risk).edgeFraction);
    expect(Math.min(...edges)).toBeGreaterThan(0.0083);
    expect(Math.max(...edges)).toBeLessThan(0.011);
  });

  test('8 rows at low risk return 253.4 of 256', () => {
    // 2 × 5.6 + 16 × 2.1 + 56 × 1.1 + 112 × 1 + 70 × 0.5 = 253.4
    const odds = plinkoOdds(8, 'low');
    expect(odds.rtpFraction).toBeCloseTo(253.4 / 256, 12);
    // Squares: 330.54 ÷ 256 − (253.4 ÷ 256)² = 0.311381, whose root is 0.558016
    expect(odds.standardDeviation).toBeCloseTo(0.558016, 5);
    expect(odds.chanceBelowStake).toBe(70 / 256);
    expect(odds.edgeBucketChance).toBe(1 / 128);
  });

  test.each([
    [8, 'medium', 98.90625, 1.238, 71.09],
    [8, 'high', 99.0625, 2.67, 71.09],
    [8, 'expert', 98.9844, 4.488, 71.09],
    [11, 'high', 99.1602, 4.126, 77.34],
    [12, 'low', 98.9795, 0.388, 22.56],
    [12, 'medium', 98.9893, 1.288, 61.23],
    [12, 'high', 99.1162, 4.381, 85.4],
    [12, 'expert', 99.043, 13.886, 85.4],
    [16, 'low', 98.9987, 0.332, 19.64],
    [16, 'medium', 98.9883, 1.467, 54.55],
    [16, 'high', 98.9764, 6.565, 78.99],
    [16, 'expert', 98.9963, 55.474, 78.99],
  ] as const)(
    '%d rows at %s risk return %d %% with a deviation of %d and pay below the stake %d %% of the time',
    (rows, risk, rtpPercent, deviation, belowStakePercent) => {
      const odds = plinkoOdds(rows, risk);
      expect(Math.abs(odds.rtpFraction * 100 - rtpPercent)).toBeLessThan(0.0000501);
      expect(Math.abs(odds.standardDeviation - deviation)).toBeLessThan(0.000501);
      expect(Math.abs(odds.chanceBelowStake * 100 - belowStakePercent)).toBeLessThan(0.00501);
    },
  );
});

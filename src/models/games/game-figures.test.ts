import { describe, expect, test } from 'vitest';
import { aviatorOdds } from '#domain/odds/aviator.ts';
import { crashOdds } from '#domain/odds/crash.ts';
import { diceChart } from './dice-chart.ts';
import { type FiguresTable, requireOdds } from './figures-table.ts';
import { SPREAD_TABLES } from './game-spread.ts';
import { plinkoChart } from './plinko-chart.ts';
import { reachChart } from './reach-chart.ts';

const rowOf = (table: FiguresTable | undefined, key: string) =>
  table?.rows.find((row) => row.key === key)?.cells;

describe('chance of reaching a multiplier', () => {
  const crash = reachChart({
    rtpFraction: 0.99,
    oddsAt: (targetMultiplier) => requireOdds(crashOdds({ targetMultiplier, rtpFraction: 0.99 })),
  });

  test.each([
    // 0.99 ÷ target; the deviation of 2× is 2 × √(0.495 × 0.505) = 1.000
    ['2×', ['2×', '49.500%', '1 in 2', '1', '$1']],
    ['10×', ['10×', '9.900%', '1 in 10', '2.99', '$1']],
    ['1,000×', ['1,000×', '0.099%', '1 in 1,010', '31.4', '$1']],
  ])('at a target of %s', (target, cells) => {
    expect(rowOf(crash.tables[0], target)).toEqual(cells);
  });

  test('the curve starts at the lowest target that can be chosen and ends at 100×', () => {
    expect(crash.curve.points[0]).toEqual({ x: 1.01, y: 99 / 101 });
    expect(crash.curve.points.at(-1)).toEqual({ x: 100, y: 0.0099 });
  });

  test('at 97% every hundred staked costs 3 on average', () => {
    const aviator = reachChart({
      rtpFraction: 0.97,
      oddsAt: (target) => requireOdds(aviatorOdds(target)),
    });
    expect(rowOf(aviator.tables[0], '2×')).toContain('48.500%');
    for (const { cells } of aviator.tables[0]?.rows ?? []) expect(cells.at(-1)).toBe('$3');
  });
});

test('a dice roll under 49.50 pays 2× and wins 4,950 of 10,001 times', () => {
  // 4,950 ÷ 10,001 = 49.4951%; edge 1 − 2 × 4,950 ÷ 10,001 = 1.0099%
  expect(rowOf(diceChart().tables[0], '49.5%')).toEqual([
    '49.5%',
    '2×',
    '49.4951%',
    '1.0099%',
    '1',
  ]);
});

test('the outermost of 16 rows is hit once in 32,768 drops', () => {
  expect(rowOf(plinkoChart().tables[2], '0 or 16')).toEqual([
    '0 or 16',
    '0.0031%',
    '1 in 32,768',
    '16×',
    '110×',
    '1,000×',
    '10,000×',
  ]);
});

describe('spread', () => {
  test('100 rounds of crash at 2× end ahead and level as the guide says', () => {
    const [table] = SPREAD_TABLES.crash();
    // The published golden values: ahead 42.1%, level 7.9%.
    expect(rowOf(table, '100 rounds')?.slice(1, 3)).toEqual(['42.1%', '7.9%']);
  });

  test('a single number at one zero scatters 5.84 units a spin and costs one 37th', () => {
    expect(rowOf(SPREAD_TABLES['live-dealer']()[1], 'Straight up, 1 number')).toEqual([
      'Straight up, 1 number',
      '35:1',
      '2.70%',
      '2.7027%',
      '5.84',
    ]);
  });

  test('expert risk on 16 rows pays less than the stake in 79 of 100 drops', () => {
    expect(rowOf(SPREAD_TABLES.plinko()[0], '16 rows, expert')).toEqual([
      '16 rows, expert',
      '98.9963%',
      '55.5',
      '79.0%',
      '1 in 32,768',
    ]);
  });
});

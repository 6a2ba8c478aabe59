import { describe, expect, test } from 'vitest';
import { diceChart } from './dice-chart.ts';
import type { FiguresTable } from './figures-table.ts';
import { SPREAD_TABLES } from './game-spread.ts';
import { plinkoChart } from './plinko-chart.ts';
import { reachChart } from './reach-chart.ts';

const cellsOf = (table: FiguresTable | undefined, key: string) =>
  table?.rows.find(([name]) => name === key);

describe('chance of reaching a multiplier', () => {
  const crash = reachChart(0.99);

  test.each([
    // 0.99 ÷ target; the deviation of 2× is 2 × √(0.495 × 0.505) = 1.000
    ['2×', ['2×', '49.500%', '1 in 2', '1', '$1']],
    ['10×', ['10×', '9.900%', '1 in 10', '2.99', '$1']],
    ['1,000×', ['1,000×', '0.099%', '1 in 1,010', '31.4', '$1']],
  ])('at a target of %s', (target, cells) => {
    expect(cellsOf(crash.tables[0], target)).toEqual(cells);
  });

  test('the curve starts at the lowest target that can be chosen and ends at 100×', () => {
    expect(crash.curve.points[0]).toEqual({ x: 1.01, y: 99 / 101 });
    expect(crash.curve.points.at(-1)).toEqual({ x: 100, y: 0.0099 });
  });

  test('at 97% every hundred staked costs 3 on average', () => {
    const [table] = reachChart(0.97).tables;
    expect(cellsOf(table, '2×')).toContain('48.500%');
    for (const cells of table?.rows ?? []) expect(cells.at(-1)).toBe('$3');
  });
});

test.each([
  // 4,950 ÷ 10,001 = 49.4951%; edge 1 − 2 × 4,950 ÷ 10,001 = 1.0099%
  ['dice', diceChart().tables[0], '49.5%', '2×, 49.4951%, 1.0099%, 1'],
  [
    'plinko',
    plinkoChart().tables[2],
    '0 or 16',
    '0.0031%, 1 in 32,768, 16×, 110×, 1,000×, 10,000×',
  ],
  // The published golden values: ahead 42.1%, level 7.9%.
  ['crash', SPREAD_TABLES.crash()[0], '100 rounds', '42.1%, 7.9%, 50.0%, under 0.1%'],
  [
    'roulette',
    SPREAD_TABLES['live-dealer']()[1],
    'Straight up, 1 number',
    '35:1, 2.70%, 2.7027%, 5.84',
  ],
  ['plinko', SPREAD_TABLES.plinko()[0], '16 rows, expert', '98.9963%, 55.5, 79.0%, 1 in 32,768'],
])('the figures of %s are those of its odds: %#', (_, table, key, cells) => {
  expect(cellsOf(table, key)?.slice(1).join(', ')).toBe(cells);
});

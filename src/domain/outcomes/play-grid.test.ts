import { expect, test } from 'vitest';
import { decimalsOf, gridOf } from './play-grid.ts';

test.each([
  [0, 0],
  [100, 0],
  [0.5, 1],
  [2.37, 2],
  [3 * 0.3, 1],
  [1.000001, 6],
  [1.0000001, null],
  [1 / 3, null],
  [123_456_789.125, 3],
])('%d has %o decimals', (value, decimals) => {
  expect(decimalsOf(value)).toBe(decimals);
});

test('the step of a grid is the largest that payouts and starts share', () => {
  const starts = [{ balanceMinor: 200, bets: 7, chance: 1 }];
  // 0.5 × 100 and 2 × 100 share 50; a lone payout of 237 is its own step
  const table = [
    { chance: 0.2, multiple: 0.5 },
    { chance: 0.1, multiple: 2 },
  ];
  const grid = gridOf({ starts, betMinor: 100, table }, 1000);
  // In tenths, the decimals of the table: 500, and moves of 1 and 4 steps
  expect(grid).toMatchObject({ unitsPerMinor: 10, step: 500, moves: [1, 4] });
  const lone = gridOf({ starts, betMinor: 100, table: [{ chance: 0.4, multiple: 2.37 }] }, 1000);
  // (1,000 − (200 − 7 × 100)) ÷ 237 = 6.3
  expect(lone).toMatchObject({ step: 23_700, moves: [1], last: 6 });
});

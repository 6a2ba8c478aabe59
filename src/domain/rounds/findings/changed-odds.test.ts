import { expect, it } from 'vitest';
import { changedOdds } from './changed-odds.ts';

it('works out a board by hand', () => {
  // 8 rows, low: 2 × (5.6 + 8 × 2.1 + 28 × 1.1 + 56) + 70 × 0.5 = 253.4, of 256.
  const changed = [
    { bucket: 0, chance: 0 },
    { bucket: 4, chance: 71 / 256 },
  ];
  const stated = { fairReturnPercent: 98.98, returnPercent: 96.99 };
  const board = { risk: 'low', rows: 8, ...stated, changed } as const;
  const { fairReturn, actualReturn } = changedOdds(board);
  expect(fairReturn).toBeCloseTo(253.4 / 256, 12);
  expect(actualReturn).toBeCloseTo((253.4 - 5.6 + 0.5) / 256, 12);
  const unsummed = { ...board, changed: changed.slice(1) };
  expect(() => changedOdds(unsummed)).toThrow('Expected 1 as the chances');
  const other = { ...board, returnPercent: 97.1 };
  expect(() => changedOdds(other)).toThrow('Expected 97.1 as the return');
});

import { expect, test } from 'vitest';
import { formatPoints } from './ratings.ts';

test('points have two decimals, and a third where they need it', () => {
  expect([3.875, 4].map(formatPoints)).toEqual(['3.875', '4.00']);
});

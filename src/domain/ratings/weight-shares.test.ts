import { expect, test } from 'vitest';
import { sharesOf } from './weight-shares.ts';

const PUBLISHED = [15, 15, 15, 15, 10, 10, 10, 10];

test.each([
  [PUBLISHED, PUBLISHED],
  // 100 ÷ 3 each: one of the equal remainders goes to the first.
  [
    [1, 1, 1],
    [34, 33, 33],
  ],
  // 30, 20 and 10 of 60: 50, 33.33 and 16.67; the last has the largest remainder.
  [
    [30, 20, 10],
    [50, 33, 17],
  ],
  // 7, 0 and 4 of 11: 63.64, 0 and 36.36
  [
    [7, 0, 4],
    [64, 0, 36],
  ],
  [
    [0, 0],
    [0, 0],
  ],
])('the shares of %j are %j', (weights, shares) => {
  expect(sharesOf(weights)).toEqual(shares);
});

import { expect, test } from 'vitest';
import { formatPlace, formatPoints } from './ratings.ts';

test.each([
  [4.75, '4.75'],
  [3.875, '3.875'],
  [4, '4.00'],
  [0.5, '0.50'],
  [0, '0.00'],
])('the points %d are printed as %s, never rounded', (points, text) => {
  expect(formatPoints(points)).toBe(text);
});

test('a place is printed to the number, or as the ranks among which it is', () => {
  expect(formatPlace({ from: 3, to: 3, of: 14, isOfMore: false })).toEqual({
    ranks: '3',
    of: '14',
  });
  expect(formatPlace({ from: 4_001, to: 4_100, of: 10_000, isOfMore: true })).toEqual({
    ranks: '4,001 to 4,100',
    of: 'more than 10,000',
  });
});

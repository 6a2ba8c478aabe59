import { expect, test } from 'vitest';
import { formatPoints } from './ratings.ts';

test.each([
  [4.75, '4.75'],
  [3.875, '3.875'],
  [4, '4.00'],
  [0.5, '0.50'],
  [0, '0.00'],
])('the points %d are printed as %s, never rounded', (points, text) => {
  expect(formatPoints(points)).toBe(text);
});

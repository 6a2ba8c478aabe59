import { expect, test } from 'vitest';
import { median } from './median.ts';

test.each([
  [[3, 1, 2], 2],
  [[4, 1, 3, 2], 2.5],
  [[10, 9, 100], 10],
])('the median of %j is %d', (figures, middle) => {
  expect(median(figures)).toBe(middle);
});

test('there is no median of nothing', () => {
  expect(() => median([])).toThrow('Expected a figure');
});

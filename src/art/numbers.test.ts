import { expect, test } from 'vitest';
import { compactNumber, compactNumbers, roundToWhole } from './numbers.ts';

test.each([
  [0.5, '.5'],
  [-0.5, '-.5'],
  [10.04, '10'],
  [-0.04, '0'],
  [12.35, '12.4'],
])('prints %d in path data as %s', (value, text) => {
  expect(compactNumber(value)).toBe(text);
});

test('a list of numbers needs no space before a minus sign, and there is no minus zero', () => {
  expect(compactNumbers([1, -2, 0.5, 3])).toBe('1-2 .5 3');
  expect(Object.is(roundToWhole(-0.4), 0)).toBe(true);
});

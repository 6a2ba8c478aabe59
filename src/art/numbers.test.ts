import { describe, expect, test } from 'vitest';
import { compactNumber, compactNumbers, roundToTenth, roundToWhole } from './numbers.ts';

test.each([
  [0.5, '.5'],
  [-0.5, '-.5'],
  [10.04, '10'],
  [-0.04, '0'],
  [12.35, '12.4'],
])('prints %d in path data as %s', (value, text) => {
  expect(compactNumber(value)).toBe(text);
});

describe('a list of numbers', () => {
  test('needs no space before a minus sign', () => {
    expect(compactNumbers([1, -2, 0.5, 3])).toBe('1-2 .5 3');
  });
});

test('rounding never gives minus zero', () => {
  expect(Object.is(roundToTenth(-0.01), 0)).toBe(true);
  expect(Object.is(roundToWhole(-0.4), 0)).toBe(true);
});

import { describe, expect, test } from 'vitest';
import {
  formatChance,
  formatDeviation,
  formatEdge,
  formatMultiplier,
  formatOneIn,
} from './odds-text.ts';

test.each([
  [1.98, '1.98×'],
  [9900, '9,900×'],
  [0.99 / 0.98, '1.0102×'],
])('the multiplier %d is %s', (multiplier, text) => {
  expect(formatMultiplier(multiplier)).toBe(text);
});

describe('one in so many', () => {
  test.each([
    [0.5, '1 in 2'],
    [0.66, '1 in 1.5'],
    [1 / 32_768, '1 in 32,768'],
  ])('%d is %s', (chance, text) => {
    expect(formatOneIn(chance)).toBe(text);
  });

  // 1 ÷ (1 − 0.98) = 50; 1 ÷ (1 − 97/101) = 25.25; 1 ÷ (1 − 0.97/1.1) = 8.46…
  test.each([
    [0.98, 'all but 1 in 50'],
    [97 / 101, 'all but 1 in 25'],
    [0.97 / 1.1, 'all but 1 in 8.5'],
    [0.8, '1 in 1.3'],
    [1, 'always'],
  ])('what nearly always comes is told by what is missing: %d is %s', (chance, text) => {
    expect(formatOneIn(chance)).toBe(text);
  });
});

describe('chances', () => {
  test.each([
    [0.0004, 'under 0.1%'],
    [0.0006, '0.1%'],
    [0.5, '50.0%'],
    [0, '0.0%'],
  ])('%d is %s', (chance, text) => {
    expect(formatChance(chance)).toBe(text);
  });

  test('take as many decimals as are asked for', () => {
    expect(formatChance(0.494951, 3)).toBe('49.495%');
    expect(formatChance(0.00004, 2)).toBe('under 0.01%');
  });
});

test('edges have two decimals at least and four at most, deviations three figures', () => {
  expect([4, 1.0579].map(formatEdge)).toEqual(['4.00%', '1.0579%']);
  expect([0.3317, 55.474].map(formatDeviation)).toEqual(['0.332', '55.5']);
});

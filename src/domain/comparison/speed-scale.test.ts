import { expect, test } from 'vitest';
import { isSlow, speedBarFraction } from './speed-scale.ts';

test.each([
  [0, 0],
  // A quarter of the time is half of the bar.
  [360, 0.5],
  [90, 0.25],
  [1440, 1],
  // Three days do not leave the scale.
  [4320, 1],
])('%i minutes fill %d of the bar', (minutes, fraction) => {
  expect(speedBarFraction(minutes)).toBe(fraction);
});

test('ten minutes take a twelfth of the bar', () => {
  // The root of 10/1440 is 1/12.
  expect(speedBarFraction(10)).toBeCloseTo(1 / 12, 12);
});

test('a negative time is refused', () => {
  expect(() => speedBarFraction(-1)).toThrow('found -1');
});

test('slow begins after six hours', () => {
  expect(isSlow(360)).toBe(false);
  expect(isSlow(361)).toBe(true);
});

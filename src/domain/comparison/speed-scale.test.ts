import { expect, test } from 'vitest';
import { isSlow, speedBarFraction } from './speed-scale.ts';

test.each([
  [0, 0],
  // The root of 10/1440 is 1/12; a quarter of the time is half of the bar.
  [10, 1 / 12],
  [90, 0.25],
  [360, 0.5],
  [1440, 1],
  // Three days do not leave the scale.
  [4320, 1],
])('%i minutes fill %d of the bar', (minutes, fraction) => {
  expect(speedBarFraction(minutes)).toBeCloseTo(fraction, 12);
});

test('slow begins after six hours', () => {
  expect([isSlow(360), isSlow(361)]).toEqual([false, true]);
});

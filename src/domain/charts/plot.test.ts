import { describe, expect, test } from 'vitest';
import { placeOn, roundTicks, toTenth } from './plot.ts';

describe('placing a value', () => {
  test.each([
    [0, 0],
    [25, 50],
    [100, 200],
  ])('on a linear axis from 0 to 100, %d lies at %d of 200', (value, place) => {
    expect(placeOn({ scale: 'linear', from: 0, to: 100 }, value, [0, 200])).toBe(place);
  });

  test.each([
    [1, 0],
    [10, 100],
    [100, 200],
  ])('on a log axis from 1 to 100, %d lies at %d of 200', (value, place) => {
    expect(placeOn({ scale: 'log', from: 1, to: 100 }, value, [0, 200])).toBeCloseTo(place, 9);
  });

  test('upwards in a drawing means toward smaller numbers', () => {
    expect(placeOn({ scale: 'linear', from: 0, to: 1 }, 0.25, [300, 100])).toBe(250);
  });

  test('an axis without length has no places', () => {
    expect(() => placeOn({ scale: 'linear', from: 3, to: 3 }, 3, [0, 1])).toThrow('3 twice');
  });

  test('a log axis has no place for zero', () => {
    expect(() => placeOn({ scale: 'log', from: 1, to: 10 }, 0, [0, 1])).toThrow('above 0');
  });
});

test('places are given to a tenth', () => {
  expect([1 / 3, 99.96].map(toTenth)).toEqual([0.3, 100]);
});

test.each([
  [-9.4, 1.2, [-5, 0]],
  [0, 0.3, [0, 0.1, 0.2, 0.3]],
  [-120, 1000, [0, 500, 1000]],
])('an axis from %d to %d has the ticks %j', (from, to, ticks) => {
  expect(roundTicks({ scale: 'linear', from, to })).toEqual(ticks);
});

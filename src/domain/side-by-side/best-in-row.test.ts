import { describe, expect, test } from 'vitest';
import { bestInRow, isDifferent, type Measure } from './best-in-row.ts';

const of = (basis: string | null, ...amounts: (number | 'unlimited' | null)[]) =>
  amounts.map((amount): Measure | null => (amount === null ? null : { amount, basis }));

describe('the best of a row', () => {
  test('is the least where less is better, and the most where more is', () => {
    expect(bestInRow(of('minutes', 10, 360, 60), 'less')?.places).toEqual([0]);
    expect(bestInRow(of('USD', 500, 200, 1000), 'more')?.places).toEqual([2]);
  });

  test('is shared by all who have it', () => {
    expect(bestInRow(of('USD', 5, 10, 5), 'less')?.places).toEqual([0, 2]);
  });

  test('is more than any figure where there is no limit', () => {
    expect(bestInRow(of('USD', 500, 'unlimited'), 'more')?.places).toEqual([1]);
    expect(bestInRow(of('USD', 500, 'unlimited'), 'less')?.places).toEqual([0]);
  });

  test('tells how many values it is the best of, and whether one is missing', () => {
    expect(bestInRow(of('minutes', 10, 360), 'less')).toEqual({
      places: [0],
      knownCount: 2,
      isSomeUnknown: false,
    });
    expect(bestInRow(of('minutes', null, 10, 360), 'less')).toEqual({
      places: [1],
      knownCount: 2,
      isSomeUnknown: true,
    });
  });
});

describe('no value is the best', () => {
  test('where all are alike', () => {
    expect(bestInRow(of('USD', 5, 5, 5), 'less')).toBeNull();
  });

  test('where fewer than two are known', () => {
    expect(bestInRow(of('USD', 5, null, null), 'less')).toBeNull();
    expect(bestInRow([], 'less')).toBeNull();
  });

  test('where they are figures of different things', () => {
    expect(bestInRow([...of('USD', 5), ...of('USDT', 10)], 'less')).toBeNull();
  });

  test('but a figure of nothing in particular can be set against any', () => {
    expect(bestInRow([...of('USD', 20), ...of(null, 0)], 'less')?.places).toEqual([1]);
    expect(bestInRow([...of('USD', 20), ...of(null, 'unlimited')], 'more')?.places).toEqual([1]);
  });
});

test('what nobody knows is alike, and something known is different from it', () => {
  expect(isDifferent(['Not known', 'Not known'])).toBe(false);
  expect(isDifferent(['Not known', 'No fee'])).toBe(true);
});

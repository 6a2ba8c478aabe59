import { describe, expect, test } from 'vitest';
import { aviatorOdds } from './aviator.ts';

describe('aviator', () => {
  test.each([
    [1.94, 0.5],
    [2, 0.485],
    [10, 0.097],
    [100, 0.0097],
  ])('reaches %d× with chance %d on the stated return', (target, chance) => {
    expect(aviatorOdds(target)).toMatchObject({
      ok: true,
      odds: { chance: expect.closeTo(chance, 12) },
    });
  });

  test('costs 3 % at every target', () => {
    for (const target of [1.01, 2, 500]) {
      expect(aviatorOdds(target)).toMatchObject({
        odds: { edgeFraction: expect.closeTo(0.03, 12) },
      });
    }
  });

  test('has a standard deviation of 2.96 units at 10×', () => {
    // 10 × √(0.097 × 0.903) = 2.9596
    expect(aviatorOdds(10)).toMatchObject({
      odds: { standardDeviation: expect.closeTo(2.9596, 4) },
    });
  });

  test.each([
    [1, 'target-too-low'],
    [Number.NaN, 'target-too-low'],
    [Number.POSITIVE_INFINITY, 'target-not-finite'],
  ])('a target of %d is refused: %s', (target, reason) => {
    expect(aviatorOdds(target)).toEqual({ ok: false, reason });
  });
});

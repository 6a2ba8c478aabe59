import { describe, expect, test } from 'vitest';
import {
  crashHundredthsOf32Bits,
  crashHundredthsOf52Bits,
  DIGITS_OF_52_BITS,
  leadingFraction,
  leadingInteger,
} from './crash-points.ts';

describe('crash point of 99 ÷ (1 − X)', () => {
  test('BC.Game’s published hash stops at 1.70×', () => {
    const hash = '6b5124897c3c48d0e46cc9249f08c7e560792459f1bad1171224643b5d2be231';
    const fraction = leadingFraction(hash, DIGITS_OF_52_BITS);
    expect(fraction).toBeCloseTo(0.419206889692064, 15);
    expect(crashHundredthsOf52Bits(fraction)).toBe(170);
  });

  test.each([
    // 99 ÷ 1 = 99 and 99 ÷ 0.99 = 100 are both paid as 1.00
    [0, 100],
    [0.01, 100],
    // 99 ÷ 0.5 = 198; 99 ÷ 0.25 = 396
    [0.5, 198],
    [0.75, 396],
    // The largest X leaves 2^-52: 99 × 2^52
    [1 - 2 ** -52, 99 * 2 ** 52],
  ])('X = %d stops at %d hundredths', (fraction, hundredths) => {
    expect(crashHundredthsOf52Bits(fraction)).toBe(hundredths);
  });
});

describe('crash point of factor × 2³² ÷ (i + 1)', () => {
  test.each([
    // 2^32 ÷ 2^31 = 2; × 0.99 = 1.98 and × 0.98 = 1.96
    [2 ** 31 - 1, 0.01, 198],
    [2 ** 31 - 1, 0.02, 196],
    [2 ** 32 - 1, 0.01, 100],
    // 2^32 × 0.99 = 4,252,017,623.04
    [0, 0.01, 425_201_762_304],
  ])('i = %d at an edge of %d stops at %d hundredths', (integer, edge, hundredths) => {
    expect(crashHundredthsOf32Bits(integer, edge)).toBe(hundredths);
  });
});

describe('leading digits of a hash', () => {
  test('are read as a whole number and as a fraction', () => {
    expect(leadingInteger('00ff00', 4)).toBe(255);
    expect(leadingFraction('80ff', 2)).toBe(0.5);
  });

  test.each(['12', 'zzzz', ''])('cannot be read from "%s"', (hash) => {
    expect(() => leadingInteger(hash, 4)).toThrow('4 leading hex digits');
  });
});

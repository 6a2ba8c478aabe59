import { describe, expect, test } from 'vitest';
import { hash, prng } from './random.ts';

describe('hash', () => {
  // Published FNV-1a vectors: draft-eastlake-fnv, appendix C.
  test.each([
    ['', 0x811c9dc5],
    ['a', 0xe40c292c],
    ['foobar', 0xbf9cf968],
  ])('of %j is the published FNV-1a value', (text, value) => {
    expect(hash(text)).toBe(value);
  });
});

describe('prng', () => {
  const draws = (seed: string) => {
    const random = prng(seed);
    return Array.from({ length: 20 }, random.next);
  };

  test('repeats its stream for the same seed', () => {
    expect(draws('quillmark')).toEqual(draws('quillmark'));
  });

  test('gives another stream for another seed', () => {
    expect(draws('quillmark')).not.toEqual(draws('saltlantern'));
  });

  test('draws whole numbers from both ends of the range and none beyond', () => {
    const random = prng('range');
    const drawn = new Set(Array.from({ length: 200 }, () => random.integer(-1, 2)));
    expect([...drawn].sort((a, b) => a - b)).toEqual([-1, 0, 1, 2]);
  });

  test('draws numbers between the limits', () => {
    const random = prng('limits');
    for (let i = 0; i < 200; i++) {
      const value = random.between(3, 6);
      expect(value).toBeGreaterThanOrEqual(3);
      expect(value).toBeLessThan(6);
    }
  });

  test('refuses to pick from nothing', () => {
    expect(() => prng('empty').pick([])).toThrow(RangeError);
  });
});

import { describe, expect, test } from 'vitest';
import { hash, prng } from './random.ts';

// Published FNV-1a vectors: draft-eastlake-fnv, appendix C.
test.each([
  ['', 0x811c9dc5],
  ['a', 0xe40c292c],
  ['foobar', 0xbf9cf968],
])('hash of %j is the published FNV-1a value', (text, value) => {
  expect(hash(text)).toBe(value);
});

describe('prng', () => {
  const draws = (seed: string) => {
    const random = prng(seed);
    return Array.from({ length: 20 }, random.next);
  };

  test('gives another stream for another seed', () => {
    // The test of equal streams for equal seeds is in engravings.test.ts.
    expect(draws('quillmark')).not.toEqual(draws('saltlantern'));
  });

  test('draws whole numbers from both ends of the range and none beyond', () => {
    const random = prng('range');
    const drawn = new Set(Array.from({ length: 200 }, () => random.integer(-1, 2)));
    expect([...drawn].sort((a, b) => a - b)).toEqual([-1, 0, 1, 2]);
  });
});

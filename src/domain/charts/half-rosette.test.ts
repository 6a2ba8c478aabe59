import { describe, expect, test } from 'vitest';
import { halfRosette } from './half-rosette.ts';

const HASH = '00'.repeat(32);
/** Places on the seam, where the half begins and ends each line. */
const seam = (path: string) =>
  path
    .split('M')
    .filter(Boolean)
    .map((line) => line.split('Q'));
const ends = (path: string) =>
  seam(path).map((line) => [line[0], line.at(-1)?.split(' ').slice(2).join(' ')]);

describe('a half rosette', () => {
  test('meets the other half at the top and at the foot of each of its twelve lines', () => {
    const [left, right] = [ends(halfRosette(HASH, 'left')), ends(halfRosette(HASH, 'right'))];
    expect(left).toHaveLength(12);
    const plain = (pairs: typeof left) => JSON.stringify(pairs).replaceAll('-0 ', '0 ');
    expect(plain(left)).toBe(plain(right));
    // The lowest byte of the innermost ring: 26 − 8 below the heart.
    expect(plain(left)).toContain('"0 -18"');
  });

  test('leaves a gap where a byte at the seam differs', () => {
    const other = `ff${HASH.slice(2)}`;
    expect(ends(halfRosette(other, 'right'))[0]).not.toEqual(ends(halfRosette(HASH, 'right'))[0]);
  });

  test('changes with any byte', () => {
    for (let byte = 0; byte < 32; byte += 1) {
      const other = `${HASH.slice(0, byte * 2)}ff${HASH.slice(byte * 2 + 2)}`;
      expect(halfRosette(other, 'left')).not.toBe(halfRosette(HASH, 'left'));
    }
  });

  test('refuses what is no hash', () => {
    expect(() => halfRosette('abc', 'left')).toThrow(RangeError);
  });
});

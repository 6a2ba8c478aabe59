import { expect, test } from 'vitest';
import { halfRosette } from './half-rosette.ts';

const HASH = '00'.repeat(32);
/** First and last point of each line, on the seam. */
const seam = (path: string) =>
  [
    ...path
      .replaceAll('-0 ', '0 ')
      .matchAll(/M(-?[\d.]+ -?[\d.]+)[^M]*?(-?[\d.]+ -?[\d.]+)(?=M|$)/g),
  ].map(([, first, last]) => `${first}, ${last}`);

test('the halves of one hash meet at both ends of each of their twelve lines', () => {
  const left = seam(halfRosette(HASH, 'left'));
  expect(left).toHaveLength(12);
  expect(left).toEqual(seam(halfRosette(HASH, 'right')));
  // The lowest byte of the innermost ring: 26 − 8 from the heart.
  expect(left[0]).toBe('0 -18, 0 18');
});

test('any other byte changes the half, and one at the seam leaves a gap', () => {
  for (let byte = 0; byte < 32; byte += 1) {
    const other = `${HASH.slice(0, byte * 2)}ff${HASH.slice(byte * 2 + 2)}`;
    expect(halfRosette(other, 'left')).not.toBe(halfRosette(HASH, 'left'));
  }
  expect(seam(halfRosette(`ff${HASH.slice(2)}`, 'right'))[0]).toBe('0 -34, 0 18');
});

import sharp from 'sharp';
import { expect, test } from 'vitest';
import { bytesInRow, encodeIndexed } from './indexed-png.ts';

const RED = [200, 0, 0] as const;
const GREEN = [0, 150, 0] as const;
const BLUE = [0, 0, 100] as const;
const palette = [RED, GREEN, BLUE];

/** Three dots by two: red, green, blue, and blue, blue, red. */
const DOTS = [...RED, ...GREEN, ...BLUE, ...BLUE, ...BLUE, ...RED];

test.each([
  [8, [0, 0, 1, 2, 0, 2, 2, 0]],
  [4, [0, 0x01, 0x20, 0, 0x22, 0x00]],
] as const)('dots of %i bits are what another program reads', async (bitsPerDot, rows) => {
  const picture = { width: 3, height: 2, bitsPerDot, palette, rows: Uint8Array.from(rows) };
  expect(bytesInRow(3, bitsPerDot)).toBe(rows.length / 2);
  const png = await encodeIndexed(picture);
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 3, height: 2, channels: 3 });
  expect([...data]).toEqual(DOTS);
});

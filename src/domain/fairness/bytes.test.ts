import { describe, expect, test } from 'vitest';
import { bytesOfHex, hexOf, utf8Bytes } from './bytes.ts';

describe('bytes', () => {
  test('text is written in UTF-8', () => {
    expect([...utf8Bytes('aé')]).toEqual([0x61, 0xc3, 0xa9]);
  });

  test('hex is read and written in pairs, with leading zeros', () => {
    expect([...bytesOfHex('000FfF')]).toEqual([0, 15, 255]);
    expect(hexOf(Uint8Array.of(0, 15, 255))).toBe('000fff');
    expect([...bytesOfHex('')]).toEqual([]);
  });

  test.each(['0', 'zz', '0x12', '12 '])('"%s" is not hex', (hex) => {
    expect(() => bytesOfHex(hex)).toThrow(`found "${hex}"`);
  });
});

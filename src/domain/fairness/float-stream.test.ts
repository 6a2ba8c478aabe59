import { describe, expect, test } from 'vitest';
import { webCryptoDigest } from '#browser/fairness/web-crypto-digest.ts';
import type { Digest } from './digest.ts';
import { floatOfBytes, floatsOf } from './float-stream.ts';

const digest = webCryptoDigest() as Digest;

describe('four bytes as a fraction', () => {
  test.each([
    [[0, 0, 0, 0], 0],
    [[128, 0, 0, 0], 0.5],
    [[0, 0, 0, 1], 2 ** -32],
    [[255, 255, 255, 255], 1 - 2 ** -32],
    // 0x01020304 = 16,909,060
    [[1, 2, 3, 4], 16_909_060 / 2 ** 32],
  ])('%j is %d', (bytes, float) => {
    expect(floatOfBytes(Uint8Array.from(bytes))).toBe(float);
  });

  test('three bytes are an error', () => {
    expect(() => floatOfBytes(Uint8Array.of(1, 2, 3))).toThrow('found 3');
  });
});

describe('fractions of a bet', () => {
  /** Says which digest was asked for in its first byte, and counts up from there. */
  const countingDigest: Digest = {
    ...digest,
    hmacSha256: async (_, message) => {
      const round = Number(new TextDecoder().decode(message).at(-1));
      return Uint8Array.from({ length: 32 }, (_, place) => (place % 4 === 0 ? round : place));
    },
  };

  test('eight come from one digest and the ninth from the next', async () => {
    const seeds = { serverSeed: 'server', clientSeed: 'client', nonce: 5 };
    const { drawn, steps } = await floatsOf(seeds, 9, countingDigest);
    expect(drawn).toHaveLength(9);
    expect(Math.floor((drawn[7]?.float ?? 0) * 256)).toBe(0);
    expect(Math.floor((drawn[8]?.float ?? 0) * 256)).toBe(1);
    expect(steps[0]).toEqual({ label: 'Key of the HMAC', value: 'server' });
    expect(steps.filter(({ label }) => label === 'Message of the HMAC')).toEqual([
      { label: 'Message of the HMAC', value: 'client:5:0' },
      { label: 'Message of the HMAC', value: 'client:5:1' },
    ]);
    expect(drawn.at(-1)?.bytes).toBe('01010203');
  });

  test.each([-1, 1.5, Number.NaN])('a nonce of %d is an error', async (nonce) => {
    const seeds = { serverSeed: 'server', clientSeed: 'client', nonce };
    await expect(floatsOf(seeds, 1, digest)).rejects.toThrow(`found ${nonce}`);
  });
});

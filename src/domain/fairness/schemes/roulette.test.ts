import { expect, test } from 'vitest';
import { webCryptoDigest } from '#browser/fairness/web-crypto-digest.ts';
import type { Digest } from '../digest.ts';
import { checkTyped } from '../scheme-for-tests.ts';
import { roulette, roulettePocket, rouletteRule } from './roulette.ts';

const digest = webCryptoDigest() as Digest;

test.each([
  [0, 0],
  // 0.5 × 37 = 18.5
  [0.5, 18],
  [1 - 2 ** -32, 36],
])('a fraction of %d is pocket %d', (float, pocket) => {
  expect(roulettePocket(float)).toBe(pocket);
});

test('another nonce is another spin', async () => {
  const [published] = roulette.publishedRounds;
  const checked = await checkTyped(rouletteRule, { ...published?.typed, nonce: '1' }, digest);
  expect(checked.result).toMatchObject({ verdict: 'does-not-match', figure: { value: '6' } });
});

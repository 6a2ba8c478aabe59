import { expect, test } from 'vitest';
import { webCryptoDigest } from '#browser/fairness/web-crypto-digest.ts';
import type { Digest } from '../digest.ts';
import { checkTyped, recomputed } from '../scheme-for-tests.ts';
import { keno, kenoRule } from './keno.ts';

const digest = webCryptoDigest() as Digest;

test('the working lists the numbers in order of the draw, from two digests', async () => {
  // Published as 18, 28, 34, 21, 36, 13, 31, 24, 6, 2, counted from 0.
  const { working } = await recomputed(kenoRule, keno.publishedRounds.at(-1)?.typed ?? {}, digest);
  expect(working.table?.draws.map(({ outcome }) => Number(outcome) - 1)).toEqual([
    18, 28, 34, 21, 36, 13, 31, 24, 6, 2,
  ]);
  expect(working.before.filter(({ label }) => label === 'HMAC-SHA256 of the two')).toHaveLength(2);
});

test('nine of the ten numbers are not the draw', async () => {
  const typed = { ...keno.publishedRounds[0]?.typed, claim: '1, 7, 9, 12, 14, 16, 21, 23, 30' };
  expect((await checkTyped(kenoRule, typed, digest)).result).toMatchObject({
    verdict: 'does-not-match',
  });
});

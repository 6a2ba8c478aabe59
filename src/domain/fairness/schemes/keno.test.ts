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

test('numbers may be counted from 0, and nine of the ten are no draw', async () => {
  // From the MJE43 verifier, which prints a list counted from 0.
  const typed = {
    revealed: '62571ad3a67f014963feb7578e1b4f56c9f2469bbde16cc0773af6803412490c',
    seed: '56e27fed-ece3-4279-ab56-96f71fe9b2ee',
    nonce: '1',
  };
  const fromZero = { ...typed, claim: '[23, 0, 3, 14, 36, 27, 33, 22, 10, 5]' };
  expect((await checkTyped(kenoRule, fromZero, digest)).result).toMatchObject({
    verdict: 'matches',
    form: 'numbers counted from 0',
  });
  expect(kenoRule.read({ ...typed, claim: '24, 1, 4' })).toEqual({
    ok: false,
    reasons: { claim: 'claim-count' },
  });
});

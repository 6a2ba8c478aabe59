import { expect, test } from 'vitest';
import { webCryptoDigest } from '#browser/fairness/web-crypto-digest.ts';
import type { Digest } from '../digest.ts';
import { recomputed } from '../scheme-for-tests.ts';
import { stakeCrash, stakeCrashRule } from './stake-crash.ts';

const digest = webCryptoDigest() as Digest;

test('a hash in capitals stops where the same hash in small letters does', async () => {
  const typed = stakeCrash.publishedRounds[0]?.typed ?? {};
  const revealed = typed['revealed']?.toUpperCase() ?? '';
  expect((await recomputed(stakeCrashRule, { ...typed, revealed }, digest)).forms).toEqual([
    { value: '7.74' },
  ]);
});

import { expect, test } from 'vitest';
import { webCryptoDigest } from '#browser/fairness/web-crypto-digest.ts';
import type { Digest } from '../digest.ts';
import { checkTyped } from '../scheme-for-tests.ts';
import { stakeCrashRule } from './stake-crash.ts';
import { stakeSlide } from './stake-slide.ts';

const digest = webCryptoDigest() as Digest;

test('the factor of the other game gives other points', async () => {
  for (const { typed } of stakeSlide.publishedRounds) {
    const { result } = await checkTyped(stakeCrashRule, typed, digest);
    expect(result).toMatchObject({ verdict: 'does-not-match' });
  }
});

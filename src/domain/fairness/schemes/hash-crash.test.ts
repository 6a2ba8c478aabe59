import { expect, test } from 'vitest';
import { webCryptoDigest } from '#browser/fairness/web-crypto-digest.ts';
import type { Digest } from '../digest.ts';
import { recomputed } from '../scheme-for-tests.ts';
import { hashCrash, hashCrashRule } from './hash-crash.ts';

const digest = webCryptoDigest() as Digest;

test('the working is the one that the operator published', async () => {
  const { working } = await recomputed(
    hashCrashRule,
    hashCrash.publishedRounds[0]?.typed ?? {},
    digest,
  );
  const [revealed, digits, fraction, point] = working.before;
  expect(revealed?.value).toMatch(/^6b5124897c3c48d0/);
  expect(digits?.value).toBe('6b5124897c3c4');
  expect(Number(fraction?.value)).toBeCloseTo(0.419206889692064, 15);
  expect(point).toEqual({ label: 'Multiplier', value: '1.70' });
});

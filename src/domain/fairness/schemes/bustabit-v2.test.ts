import { expect, test } from 'vitest';
import { webCryptoDigest } from '#browser/fairness/web-crypto-digest.ts';
import type { Digest } from '../digest.ts';
import { recomputed } from '../scheme-for-tests.ts';
import { bustabitV2, bustabitV2Rule } from './bustabit-v2.ts';

const digest = webCryptoDigest() as Digest;

test('the working has the HMAC that is known for the first published round', async () => {
  const hmac = '372952a33767a17a6019e20fdf7130e8f7167a57803ec499868eda28577bcdef';
  const { working } = await recomputed(
    bustabitV2Rule,
    bustabitV2.publishedRounds[0]?.typed ?? {},
    digest,
  );
  expect(working.before).toContainEqual({ label: 'HMAC-SHA256 of the two', value: hmac });
  expect(working.before).toContainEqual({
    label: 'Its first hex digits',
    value: hmac.slice(0, 13),
  });
});

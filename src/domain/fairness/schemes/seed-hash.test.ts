import { expect, test } from 'vitest';
import { webCryptoDigest } from '#browser/fairness/web-crypto-digest.ts';
import type { Digest } from '../digest.ts';
import { checkTyped } from '../scheme-for-tests.ts';
import { seedHashRule } from './seed-hash.ts';

const digest = webCryptoDigest() as Digest;

test('a commitment alone has no result', async () => {
  // A pair from lotuseuy/stake-provably-fair-verifier, Tests/Hashes.
  const pair = {
    revealed: 'ae5baafb37cfd372fcf07cc85d3b924af4ad1691dd451529b13bf8f272926525',
    shownHash: '3ac95843b5415eef35cbd1556879739e9e766dcf2811265c8e2ca1f45a06d4cc',
  };
  expect(await checkTyped(seedHashRule, pair, digest)).toMatchObject({
    result: null,
    commitment: { verdict: 'matches' },
  });
});

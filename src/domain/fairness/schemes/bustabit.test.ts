import { describe, expect, test } from 'vitest';
import { webCryptoDigest } from '#browser/fairness/web-crypto-digest.ts';
import type { Digest } from '../digest.ts';
import { checkTyped, recomputed } from '../scheme-for-tests.ts';
import { bustabit, bustabitRule } from './bustabit.ts';

const digest = webCryptoDigest() as Digest;

test('the working has the HMAC that is known for the first published round', async () => {
  const hmac = 'e8c6cb78da1c615cadc588ae50e046b85a5e2ff7f9eff1fd168df7dae2642a60';
  const { working } = await recomputed(
    bustabitRule,
    bustabit.publishedRounds[0]?.typed ?? {},
    digest,
  );
  expect(working.before).toContainEqual({ label: 'HMAC-SHA256 of the two', value: hmac });
  expect(working.before).toContainEqual({
    label: 'Its first hex digits',
    value: hmac.slice(0, 13),
  });
});

describe('a published round of the chain', () => {
  // Games 12,306,896 and 12,306,895.
  const chained = {
    revealed: '94aa062026624e59a0ace092568d5f46e21b9bf1d5173609db8645dd62bdfc44',
    shownHash: '94e66d98029c61ecd27c4fb6b381d401c823cf3dfbdac9246756d5b655e125aa',
    claim: '10.91×',
  };

  test('matches in its result and in its link to the game before', async () => {
    expect(await checkTyped(bustabitRule, chained, digest)).toMatchObject({
      result: { figure: { value: '10.91×' }, verdict: 'matches' },
      commitment: { verdict: 'matches' },
    });
  });

  test('with another hash before it still has its result, and no longer its commitment', async () => {
    const shownHash = `a${chained.shownHash.slice(1)}`;
    expect(await checkTyped(bustabitRule, { ...chained, shownHash }, digest)).toMatchObject({
      result: { verdict: 'matches' },
      commitment: { verdict: 'does-not-match' },
    });
  });

  test('with another result is refuted in the result alone', async () => {
    expect(await checkTyped(bustabitRule, { ...chained, claim: '10.92' }, digest)).toMatchObject({
      result: { verdict: 'does-not-match' },
      commitment: { verdict: 'matches' },
    });
  });

  test('without hash and result has nothing to compare', async () => {
    const typed = { ...chained, shownHash: '', claim: '' };
    expect(await checkTyped(bustabitRule, typed, digest)).toMatchObject({
      result: { figure: { value: '10.91×' }, verdict: 'nothing-to-compare' },
      commitment: { verdict: 'nothing-to-compare', steps: [] },
    });
  });
});

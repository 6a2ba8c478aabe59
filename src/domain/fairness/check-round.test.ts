import { describe, expect, test } from 'vitest';
import { webCryptoDigest } from '#browser/fairness/web-crypto-digest.ts';
import { checkRound } from './check-round.ts';
import type { Digest } from './digest.ts';
import { METHODS, type MethodId } from './methods.ts';
import { offersResult } from './schemes.ts';
import { readTypedRound, type TypedRound } from './typed-round.ts';

const digest = webCryptoDigest() as Digest;

const empty: TypedRound = {
  revealed: '',
  seed: '',
  nonce: '',
  rows: '',
  risk: '',
  shownHash: '',
  claim: '',
};

// Games 12,306,896 and 12,306,895 of bustabit, from deduzzo/bustabit-scripts.
const chained: TypedRound = {
  ...empty,
  revealed: '94aa062026624e59a0ace092568d5f46e21b9bf1d5173609db8645dd62bdfc44',
  shownHash: '94e66d98029c61ecd27c4fb6b381d401c823cf3dfbdac9246756d5b655e125aa',
  claim: '10.91×',
};

async function check(method: MethodId, typed: TypedRound) {
  const read = readTypedRound(method, typed);
  if (!read.ok) throw new Error(`Expected a readable form, found ${JSON.stringify(read.reasons)}`);
  return checkRound(read.value, digest);
}

describe('a published round of a chain', () => {
  test('matches in its result and in its link to the game before', async () => {
    expect(await check('bustabit', chained)).toMatchObject({
      result: { forms: ['10.91'], verdict: 'matches' },
      commitment: { verdict: 'matches' },
    });
  });

  test('with another hash before it still has its result, and no longer its commitment', async () => {
    const shownHash = `a${chained.shownHash.slice(1)}`;
    expect(await check('bustabit', { ...chained, shownHash })).toMatchObject({
      result: { verdict: 'matches' },
      commitment: { verdict: 'does-not-match' },
    });
  });

  test('with another result is refuted in the result alone', async () => {
    expect(await check('bustabit', { ...chained, claim: '10.92' })).toMatchObject({
      result: { verdict: 'does-not-match' },
      commitment: { verdict: 'matches' },
    });
  });

  test('without hash and result has nothing to compare', async () => {
    expect(await check('bustabit', { ...chained, shownHash: '', claim: '' })).toMatchObject({
      result: { forms: ['10.91'], verdict: 'nothing-to-compare' },
      commitment: { verdict: 'nothing-to-compare', steps: [] },
    });
  });
});

test('a commitment alone has no result', async () => {
  // A pair from lotuseuy/stake-provably-fair-verifier, Tests/Hashes.
  const pair = {
    ...empty,
    revealed: 'ae5baafb37cfd372fcf07cc85d3b924af4ad1691dd451529b13bf8f272926525',
    shownHash: '3ac95843b5415eef35cbd1556879739e9e766dcf2811265c8e2ca1f45a06d4cc',
  };
  expect(await check('hash-only', pair)).toMatchObject({
    result: null,
    commitment: { verdict: 'matches' },
  });
});

test('every method with a result belongs to a scheme that may be offered', () => {
  for (const { scheme, game } of Object.values(METHODS)) {
    if (game !== null) expect(offersResult(scheme), scheme).toBe(true);
  }
});

import { describe, expect, test } from 'vitest';
import { webCryptoDigest } from '#browser/fairness/web-crypto-digest.ts';
import type { Digest } from './digest.ts';
import { PUBLISHED_ROUNDS } from './published-rounds.ts';
import { verifyRound } from './verify-round.ts';

const digest = webCryptoDigest() as Digest;

const bet = {
  scheme: 'seed-pair',
  game: 'dice',
  serverSeed: '0123456789abcdef'.repeat(4),
  clientSeed: 'anchors',
  nonce: 0,
} as const;

describe('checking a round', () => {
  test('the result that the seeds give matches', async () => {
    expect(await verifyRound(bet, '92.73', digest)).toMatchObject({ ok: true, verdict: 'matches' });
  });

  test.each([
    ['result', bet, '92.74'],
    ['server seed', { ...bet, serverSeed: `1${bet.serverSeed.slice(1)}` }, '92.73'],
    ['client seed', { ...bet, clientSeed: 'anchorz' }, '92.73'],
    ['nonce', { ...bet, nonce: 1 }, '92.73'],
  ])('one flipped character of the %s does not', async (_, round, claim) => {
    const check = await verifyRound(round, claim, digest);
    expect(check).toMatchObject({ ok: true, verdict: 'does-not-match' });
  });

  test('a drop matches by its path and by what its bucket paid', async () => {
    // RLLLLRLRLLLLLRRR: bucket 6 of 16 rows at medium risk pays 1×
    const drop = { ...bet, game: 'plinko', rows: 16, risk: 'medium' } as const;
    for (const claim of ['RLLLLRLRLLLLLRRR', '1.00']) {
      expect(await verifyRound(drop, claim, digest)).toMatchObject({ verdict: 'matches' });
    }
    expect(await verifyRound(drop, '0.50', digest)).toMatchObject({ verdict: 'does-not-match' });
  });

  test('without a result to compare the working stands alone', async () => {
    expect(await verifyRound(bet, null, digest)).toMatchObject({
      ok: true,
      verdict: 'nothing-to-compare',
      recomputed: { results: ['92.73'] },
    });
  });

  test('a scheme with one published round is not offered', async () => {
    const published = PUBLISHED_ROUNDS.find(({ round }) => round.scheme === 'hash-crash');
    if (published === undefined) throw new Error('Expected a published round');
    expect(await verifyRound(published.round, published.result, digest)).toEqual({
      ok: false,
      reason: 'too-few-published-rounds',
    });
  });
});

import { describe, expect, test } from 'vitest';
import { webCryptoDigest } from '#browser/fairness/web-crypto-digest.ts';
import type { Digest } from '../digest.ts';
import { ANCHORS, checkTyped, recomputed } from '../scheme-for-tests.ts';
import { diceRollHundredths, diceRule } from './dice.ts';

const digest = webCryptoDigest() as Digest;

test.each([
  [0, 0],
  // 0.5 × 10,001 = 5,000.5
  [0.5, 5000],
  [1 - 2 ** -32, 10_000],
])('a fraction of %d rolls %d hundredths', (float, hundredths) => {
  expect(diceRollHundredths(float)).toBe(hundredths);
});

test.each([
  ['0', '92.73'],
  ['1', '61.25'],
  ['2', '10.58'],
])('the reference bet with nonce %s rolls %s', async (nonce, roll) => {
  expect((await recomputed(diceRule, { ...ANCHORS, nonce }, digest)).forms).toEqual([
    { value: roll },
  ]);
});

test('the working goes from the seeds to the roll', async () => {
  const { working, figure } = await recomputed(diceRule, { ...ANCHORS, nonce: '0' }, digest);
  expect(working.before.map(({ label }) => label)).toEqual([
    'Key of the HMAC',
    'Message of the HMAC',
    'HMAC-SHA256 of the two',
    'First four bytes',
    'As a fraction of 1',
    'Fraction × 10,001, rounded down, ÷ 100',
  ]);
  expect(working.before[1]?.value).toBe('anchors:0:0');
  expect(working.before.at(-1)?.value).toBe('92.73');
  expect(working).toMatchObject({ table: null, after: [] });
  expect(figure).toEqual({ value: '92.73', caption: 'Roll from the seeds' });
});

describe('checking a bet', () => {
  const bet = { ...ANCHORS, nonce: '0', claim: '92.73' };

  test('the result that the seeds give matches', async () => {
    expect(await checkTyped(diceRule, bet, digest)).toMatchObject({
      result: { verdict: 'matches' },
    });
  });

  test.each([
    ['result', { ...bet, claim: '92.74' }],
    ['server seed', { ...bet, revealed: `1${bet.revealed.slice(1)}` }],
    ['client seed', { ...bet, seed: 'anchorz' }],
    ['nonce', { ...bet, nonce: '1' }],
  ])('one flipped character of the %s does not', async (_, typed) => {
    expect(await checkTyped(diceRule, typed, digest)).toMatchObject({
      result: { verdict: 'does-not-match' },
    });
  });

  test('without a result to compare the working stands alone', async () => {
    expect(await checkTyped(diceRule, { ...bet, claim: '' }, digest)).toMatchObject({
      result: { verdict: 'nothing-to-compare', figure: { value: '92.73' } },
    });
  });
});

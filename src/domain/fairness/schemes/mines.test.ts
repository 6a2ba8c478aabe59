import { expect, test } from 'vitest';
import { webCryptoDigest } from '#browser/fairness/web-crypto-digest.ts';
import type { Digest } from '../digest.ts';
import { checkTyped, recomputed } from '../scheme-for-tests.ts';
import { mines, minesRule, parseMineCount } from './mines.ts';

const digest = webCryptoDigest() as Digest;

const [published] = mines.publishedRounds;
const typed = published?.typed ?? {};

test('the working lists the tiles in order of the draw', async () => {
  const { working } = await recomputed(minesRule, typed, digest);
  const tiles = working.table?.draws.map(({ outcome }) => Number(outcome)) ?? [];
  expect(tiles).toHaveLength(3);
  expect(tiles.sort((a, b) => a - b)).toEqual([13, 16, 22]);
  expect(working.after.at(-1)?.value).toBe('13, 16, 22');
});

test('the first mines of a longer draw are those of a shorter one', async () => {
  // Published as 2, 12, 5, 15, 6, 1, 14, 18, 23 …, so that the ninth needs a second digest.
  const seeds = mines.publishedRounds.at(-1)?.typed ?? {};
  const { working } = await recomputed(minesRule, { ...seeds, mineCount: '9', claim: '' }, digest);
  expect(working.table?.draws.map(({ outcome }) => outcome).join(' ')).toBe(
    '2 12 5 15 6 1 14 18 23',
  );
  expect(working.before.filter(({ label }) => label === 'Message of the HMAC')).toEqual([
    { label: 'Message of the HMAC', value: 'huoauPze:1:0' },
    { label: 'Message of the HMAC', value: 'huoauPze:1:1' },
  ]);
});

test('tiles count in any order', async () => {
  const checked = await checkTyped(minesRule, { ...typed, claim: '22 13;16' }, digest);
  expect(checked.result).toMatchObject({ verdict: 'matches' });
});

test.each([
  ['20', '1, 2, 3, 5, 6, 13, 14, 19, 20, 21, 24'],
  ['21', '1, 2, 8, 9, 12, 16, 18, 19, 20, 21, 25'],
])('round %s was published with its tiles counted from 1', async (nonce, claim) => {
  // From Kyran121/provably-fair-verifierform-stake, MinesResult test.
  const seeds = {
    revealed: '735249f062ac025044a8523aa92e034803f02d6b75129abc97e8b1be19aab9b4',
    seed: 'ec75fca98de6f2d9',
  };
  const round = { ...seeds, nonce, mineCount: '11', claim };
  expect((await checkTyped(minesRule, round, digest)).result).toMatchObject({
    verdict: 'matches',
    form: 'tiles counted from 1',
    figure: { value: claim },
  });
});

test('a list of another length than the mines is refused', () => {
  expect(minesRule.read({ ...typed, mineCount: '2' })).toEqual({
    ok: false,
    reasons: { claim: 'claim-count' },
  });
});

test.each([
  ['1', 1],
  [' 24 ', 24],
])('"%s" is a number of mines', (text, count) => {
  expect(parseMineCount(text)).toEqual({ ok: true, value: count });
});

test.each(['', '0', '25', '1.5', 'three'])('"%s" is no number of mines', (text) => {
  expect(parseMineCount(text)).toEqual({ ok: false, reason: 'mines-not-1-to-24' });
});

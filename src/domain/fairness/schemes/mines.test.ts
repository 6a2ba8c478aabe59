import { expect, test } from 'vitest';
import { checkTyped, publishedRound, reasonsOf, recomputed } from '../scheme-for-tests.ts';
import { parseMineCount } from './mines.ts';

const typed = publishedRound('mines', 0);

test('the working lists the tiles in order of the draw, the ninth from a second digest', async () => {
  // Published as 2, 12, 5, 15, 6, 1, 14, 18, 23 …
  const nine = { ...publishedRound('mines', 4), mineCount: '9', claim: '' };
  const { working } = await recomputed('mines', nine);
  expect(working.table?.draws.map(({ outcome }) => outcome).join(' ')).toBe(
    '2 12 5 15 6 1 14 18 23',
  );
  expect(working.before.filter(({ label }) => label === 'Message of the HMAC')).toEqual([
    { label: 'Message of the HMAC', value: 'huoauPze:1:0' },
    { label: 'Message of the HMAC', value: 'huoauPze:1:1' },
  ]);
  expect(working.after.at(-1)?.value).toBe('1, 2, 5, 6, 12, 14, 15, 18, 23');
});

test('tiles count in any order, and as many as there were mines', async () => {
  const checked = await checkTyped('mines', { ...typed, claim: '22 13;16' });
  expect(checked.result).toMatchObject({ verdict: 'matches' });
  expect(reasonsOf('mines', { ...typed, mineCount: '2' })).toEqual({ claim: 'claim-count' });
});

// Both from Kyran121/provably-fair-verifierform-stake, MinesResult test; keno from the MJE43 verifier.
const KYRAN = {
  revealed: '735249f062ac025044a8523aa92e034803f02d6b75129abc97e8b1be19aab9b4',
  seed: 'ec75fca98de6f2d9',
  mineCount: '11',
};
const MJE43 = {
  revealed: '62571ad3a67f014963feb7578e1b4f56c9f2469bbde16cc0773af6803412490c',
  seed: '56e27fed-ece3-4279-ab56-96f71fe9b2ee',
  nonce: '1',
};
const COUNTED: [string, string, Record<string, string>][] = [
  [
    'mines',
    'tiles counted from 1',
    { ...KYRAN, nonce: '20', claim: '1, 2, 3, 5, 6, 13, 14, 19, 20, 21, 24' },
  ],
  [
    'mines',
    'tiles counted from 1',
    { ...KYRAN, nonce: '21', claim: '1, 2, 8, 9, 12, 16, 18, 19, 20, 21, 25' },
  ],
  ['keno', 'numbers counted from 0', { ...MJE43, claim: '[23, 0, 3, 14, 36, 27, 33, 22, 10, 5]' }],
];

test.each(COUNTED)('a round of %s was published with its %s', async (scheme, form, round) => {
  const { result } = await checkTyped(scheme, round);
  expect(result).toMatchObject({ verdict: 'matches', form });
});

test('the working of keno lists the numbers in order of the draw, and nine are no draw', async () => {
  const { working } = await recomputed('keno', publishedRound('keno', 3));
  // Published as 18, 28, 34, 21, 36, 13, 31, 24, 6, 2, counted from 0.
  expect(working.table?.draws.map(({ outcome }) => Number(outcome) - 1)).toEqual([
    18, 28, 34, 21, 36, 13, 31, 24, 6, 2,
  ]);
  expect(reasonsOf('keno', { ...MJE43, claim: '24, 1, 4' })).toEqual({ claim: 'claim-count' });
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

import { expect, test } from 'vitest';
import { ANCHORS, checkTyped, publishedRound, recomputed } from '../scheme-for-tests.ts';
import { diceRollHundredths } from './dice.ts';
import { roulettePocket } from './roulette.ts';

test.each([
  [0, 0, 0],
  // 0.5 × 10,001 = 5,000.5 and 0.5 × 37 = 18.5
  [0.5, 5000, 18],
  [1 - 2 ** -32, 10_000, 36],
])('a fraction of %d rolls %d hundredths and is pocket %d', (float, hundredths, pocket) => {
  expect([diceRollHundredths(float), roulettePocket(float)]).toEqual([hundredths, pocket]);
});

test.each([
  ['0', '92.73'],
  ['1', '61.25'],
  ['2', '10.58'],
])('the reference bet with nonce %s rolls %s', async (nonce, value) => {
  expect((await recomputed('dice', { ...ANCHORS, nonce })).forms).toEqual([{ value }]);
});

test('the working goes from the seeds to the roll', async () => {
  const { working, figure } = await recomputed('dice', { ...ANCHORS, nonce: '0' });
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

const bet = { ...ANCHORS, nonce: '0', claim: '92.73' };

test.each([
  ['nothing changed', 'dice', 'matches', {}],
  ['the result', 'dice', 'does-not-match', { claim: '92.74' }],
  ['the server seed', 'dice', 'does-not-match', { revealed: `1${bet.revealed.slice(1)}` }],
  ['the client seed', 'dice', 'does-not-match', { seed: 'anchorz' }],
  ['the nonce', 'dice', 'does-not-match', { nonce: '1' }],
  ['the result left out', 'dice', 'nothing-to-compare', { claim: '' }],
  ['the nonce of roulette', 'roulette', 'does-not-match', { nonce: '1' }],
  ['the factor of crash', 'stake-crash', 'does-not-match', publishedRound('stake-slide', 0)],
])('a bet with %s changed: %s, %s', async (_, scheme, verdict, change) => {
  const typed = scheme === 'roulette' ? publishedRound('roulette', '33') : bet;
  expect((await checkTyped(scheme, { ...typed, ...change })).result).toMatchObject({ verdict });
});

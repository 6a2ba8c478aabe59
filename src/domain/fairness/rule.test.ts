import { expect, test } from 'vitest';
import { readOf, reasonsOf } from './scheme-for-tests.ts';
import { ruleOf } from './schemes.ts';

const SEED = 'f2ac89b608eeb01312d115bce6741b32';
const HASH = 'a8ae6e6ee929abea3afcfc5258c8ccd6f85273e0d4626d26c7279f3250f77c8e';
const GAME_HASH = '94aa062026624e59a0ace092568d5f46e21b9bf1d5173609db8645dd62bdfc44';

const dice = { revealed: SEED, seed: 'mine', nonce: '3', shownHash: HASH, claim: '28.07' };
const drop = { ...dice, rows: '16', risk: 'high', claim: '0.2' };
const chained = { revealed: GAME_HASH, shownHash: HASH, claim: '10.91' };

test('a dice bet is read as it was typed, in the order of a form', () => {
  expect(ruleOf('dice').fields).toEqual(['revealed', 'seed', 'nonce', 'shownHash', 'claim']);
  expect(readOf('dice', dice)).toMatchObject({
    result: { claim: '28.07' },
    commitment: { revealed: SEED, shownHash: HASH, hashedForm: 'text' },
  });
});

test('hash and result may be left out', () => {
  const read = readOf('dice', { ...dice, shownHash: ' ', claim: '' });
  expect(read).toMatchObject({ commitment: null, result: { claim: null } });
});

test.each<[string, string, Record<string, string>, Record<string, string>]>([
  [
    'every field that cannot be read, at once',
    'dice',
    { ...dice, revealed: ' ', seed: '', nonce: '1.5', shownHash: 'abc', claim: 'x' },
    {
      revealed: 'seed-missing',
      seed: 'public-seed-missing',
      nonce: 'nonce-not-whole',
      shownHash: 'hash-not-64-hex-digits',
      claim: 'claim-not-a-number',
    },
  ],
  [
    'a risk that a multiplier needs, with what else is wrong',
    'plinko',
    { ...drop, risk: '', nonce: 'one' },
    { risk: 'risk-missing', nonce: 'nonce-not-whole' },
  ],
  [
    'a game’s hash with a digit missing',
    'bustabit',
    { ...chained, revealed: GAME_HASH.slice(1) },
    { revealed: 'game-hash-not-64-hex-digits' },
  ],
  ['a commitment without a hash', 'seed-hash', { revealed: SEED }, { shownHash: 'hash-missing' }],
])('it is said what is wrong: %s', (_, scheme, typed, reasons) => {
  expect(reasonsOf(scheme, typed)).toEqual(reasons);
});

test('the bytes of a game’s hash are what its chain hashes', () => {
  expect(readOf('bustabit', { ...chained, revealed: GAME_HASH.toUpperCase() })).toMatchObject({
    commitment: { revealed: GAME_HASH, shownHash: HASH, hashedForm: 'hex-bytes' },
  });
});

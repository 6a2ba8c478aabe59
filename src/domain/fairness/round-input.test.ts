import { expect, test } from 'vitest';
import { bytesOfHex } from './bytes.ts';
import { drawNumbers, inRisingOrder } from './draw-numbers.ts';
import { decimalsClaim, numberListClaim, wholeNumberClaim } from './result-claim.ts';
import { parseHash, parseNonce, parseRevealedSeed, parseSeed } from './round-input.ts';
import { readOf, reasonsOf } from './scheme-for-tests.ts';
import { ruleOf } from './schemes.ts';

const HASH = 'a8ae6e6ee929abea3afcfc5258c8ccd6f85273e0d4626d26c7279f3250f77c8e';
const revealed = (typed: string) => parseRevealedSeed(typed, HASH);
const decimals = decimalsClaim({ least: 1, most: 1e12 });
const whole = wholeNumberClaim({ least: 0, most: 36 });
const list = numberListClaim({ size: 25 });

test.each([
  [parseSeed, '  f2AC89b6  ', 'f2AC89b6'],
  [parseSeed, 'my lucky words', 'my lucky words'],
  [parseSeed, 'Zürich', 'Zürich'],
  [revealed, 'revealed', 'revealed'],
  [parseNonce, '0', 0],
  [parseNonce, ' 12 ', 12],
  [parseNonce, '007', 7],
  [parseHash, ` ${HASH.toUpperCase()}\n`, HASH],
  [decimals, '28.07', '28.07'],
  [decimals, '5.9', '5.90'],
  [decimals, ' 2 ', '2.00'],
  [decimals, '1.70x', '1.70'],
  [decimals, '66.24 ×', '66.24'],
  [decimals, '3,807,692.30×', '3807692.30'],
  [decimals, '1.7000', '1.70'],
  [whole, '33', '33'],
  [whole, '06', '6'],
  [list, '22,13 , 16', '13, 16, 22'],
  [list, '5', '5'],
  [list, '[1, 14, 25]', '1, 14, 25'],
  [list, '(0 24)', '0, 24'],
])('%o reads %j as %s', (parse, typed, value) => {
  expect(parse(typed)).toEqual({ ok: true, value });
});

test.each([
  [parseSeed, '', 'seed-missing'],
  [parseSeed, ' \n ', 'seed-missing'],
  [parseSeed, 'two\nlines', 'seed-has-line-break'],
  [parseSeed, 'x'.repeat(1025), 'seed-too-long'],
  // A seed that is still its own hash.
  [revealed, HASH, 'seed-not-revealed'],
  [revealed, ` ${HASH.toUpperCase()} `, 'seed-not-revealed'],
  [revealed, '', 'seed-missing'],
  [parseNonce, '', 'nonce-missing'],
  ...['-1', '1.5', '1e3', '0x10'].map((typed) => [parseNonce, typed, 'nonce-not-whole'] as const),
  [parseNonce, '9007199254740992', 'nonce-too-large'],
  [parseHash, '', 'hash-missing'],
  [parseHash, HASH.slice(1), 'hash-not-64-hex-digits'],
  [parseHash, `${HASH}0`, 'hash-not-64-hex-digits'],
  [parseHash, `g${HASH.slice(1)}`, 'hash-not-64-hex-digits'],
  ...[decimals, whole, list].map((parse) => [parse, ' ', 'claim-missing'] as const),
  ...['1.234', '1,50', '-1'].map((typed) => [decimals, typed, 'claim-not-a-number'] as const),
  [whole, '3.5', 'claim-not-whole'],
  [list, '1, two', 'claim-not-a-list'],
  [list, '1,,2', 'claim-not-a-list'],
  [decimals, '0.99', 'claim-out-of-range'],
  [decimalsClaim({ least: 0, most: 100 }), '100.01', 'claim-out-of-range'],
  [whole, '37', 'claim-out-of-range'],
  [whole, '00', 'claim-out-of-range'],
  [list, '3, 26', 'claim-out-of-range'],
  // Counted from 0 there is no 25, counted from 1 no 0.
  [list, '0, 25', 'claim-out-of-range'],
  [list, '3, 3', 'claim-repeats'],
  [numberListClaim({ size: 40, count: 10 }), '24, 1, 4', 'claim-count'],
] as const)('%o refuses %j: %s', (parse, typed, reason) => {
  expect(parse(typed)).toEqual({ ok: false, reason });
});

test.each(['0', 'zz', '0x12', '12 '])('"%s" is not hex', (hex) => {
  expect(() => bytesOfHex(hex)).toThrow(`found "${hex}"`);
});

test('a draw takes each number out of those left, and is shown by size', () => {
  // 0 1 2 3 → takes 2; 0 1 3 → takes 3; 0 1 → takes 0; 1
  expect(drawNumbers([0.5, 0.9, 0, 0.9], 4)).toEqual([2, 3, 0, 1]);
  expect(() => drawNumbers([0, 0, 0], 2)).toThrow('at most 2');
  expect(inRisingOrder([10, 9, 2])).toBe('2, 9, 10');
});

const SEED = 'f2ac89b608eeb01312d115bce6741b32';
const GAME_HASH = '94aa062026624e59a0ace092568d5f46e21b9bf1d5173609db8645dd62bdfc44';
const dice = { revealed: SEED, seed: 'mine', nonce: '3', shownHash: HASH, claim: '28.07' };
const drop = { ...dice, rows: '16', risk: 'high', claim: '0.2' };
const chained = { revealed: GAME_HASH, shownHash: HASH, claim: '10.91' };

test('a form is read as it was typed, in the order of its fields, and hash and result may be left out', () => {
  expect(ruleOf('dice').fields).toEqual(['revealed', 'seed', 'nonce', 'shownHash', 'claim']);
  expect(readOf('dice', dice)).toMatchObject({
    result: { claim: '28.07' },
    commitment: { revealed: SEED, shownHash: HASH, hashedForm: 'text' },
  });
  const read = readOf('dice', { ...dice, shownHash: ' ', claim: '' });
  expect(read).toMatchObject({ commitment: null, result: { claim: null } });
  // The bytes of a game's hash are what its chain hashes.
  expect(readOf('bustabit', { ...chained, revealed: GAME_HASH.toUpperCase() })).toMatchObject({
    commitment: { revealed: GAME_HASH, shownHash: HASH, hashedForm: 'hex-bytes' },
  });
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

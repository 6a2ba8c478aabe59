import { expect, test } from 'vitest';
import { bytesOfHex } from './bytes.ts';
import { drawNumbers, inRisingOrder } from './draw-numbers.ts';
import { decimalsClaim, multiplierClaim, numberListClaim } from './result-claim.ts';
import { accepted, parseHash, parseNonce, parseSeed, type Reader, refused } from './round-input.ts';
import type { Typed } from './rule.ts';
import { readOf, reasonsOf } from './scheme-for-tests.ts';
import { ruleOf } from './schemes.ts';
import { MINES_READ, parseMineCount } from './schemes/mines.ts';
import { parseDropClaim, parseRows } from './schemes/plinko.ts';
import { pocketClaim } from './schemes/roulette.ts';

const HASH = 'a8ae6e6ee929abea3afcfc5258c8ccd6f85273e0d4626d26c7279f3250f77c8e';

const roll = decimalsClaim({ least: 0, most: 100 });
const tiles = numberListClaim({ size: 25 });
const parseMines = MINES_READ.readClaim;
const parseCards = (claim: string) => {
  const read = ruleOf('baccarat').read({ revealed: 'a', seed: 'b', nonce: '0', claim });
  return read.ok ? accepted(read.value.result?.claim) : refused(read.reasons['claim'] ?? '');
};

test.each<[Reader<unknown>, Readonly<Record<string, unknown>>]>([
  [parseSeed, { '  f2AC89b6  ': 'f2AC89b6', 'my lucky words': 'my lucky words', Zürich: 'Zürich' }],
  [parseNonce, { '0': 0, ' 12 ': 12, '007': 7 }],
  [parseHash, { [` ${HASH.toUpperCase()}\n`]: HASH }],
  [multiplierClaim, { '28.07': '28.07', '5.9': '5.90', ' 2 ': '2.00', '1.70x': '1.70' }],
  [multiplierClaim, { '66.24 ×': '66.24', '3,807,692.30×': '3807692.30', '1.7000': '1.70' }],
  // As calculation pages print them before they cut, and as a double of 58.67 is printed.
  [multiplierClaim, { '2.5682504010713783': '2.56', '58.669999999999995': '58.67' }],
  [multiplierClaim, { '28,07': '28.07', '1,5×': '1.50', '3.807.692,30': '3807692.30' }],
  [roll, { '28.074': '28.07', '1.000': '1.00' }],
  [pocketClaim, { '33.418273': '33' }],
  // From nucleare/DeepSearch_HashGames: values 8, 15, 10 and 6.
  [parseMines, { '(4,4), (1,2), (1,3), (2,4)': '6, 8, 10, 15', '(1 2)': '1, 2' }],
  [parseCards, { '♠7 ♠10 ♣3 ♣A': '7♠ 10♠ 3♣ A♣', '♠️ K, ♥ 2, s3, dT': 'K♠ 2♥ 3♠ 10♦' }],
  [parseCards, { 'Queen of spades, ace of hearts, Ac, 10d': 'Q♠ A♥ A♣ 10♦' }],
  [parseDropClaim, { 'right, LEFT left': 'RLL', '→ ← ←': 'RLL', 'Bucket: 7': 'bucket 7' }],
  [pocketClaim, { '33': '33', '06': '6' }],
  [tiles, { '22,13 , 16': '13, 16, 22', '5': '5', '[1, 14, 25]': '1, 14, 25', '(0 24)': '0, 24' }],
  [parseMineCount, { '1': 1, ' 24 ': 24 }],
  [parseRows, { '8': 8, ' 16 ': 16 }],
  [parseDropClaim, { 'l r r': 'LRR', 'L,R,L': 'LRL', '0.2x': '0.20', '1000': '1000.00' }],
])('%o reads %o', (read, values) => {
  for (const [typed, value] of Object.entries(values)) {
    expect(read(typed)).toEqual({ ok: true, value });
  }
});

test.each<[Reader<unknown>, reason: string, ...typed: string[]]>([
  [parseSeed, 'seed-missing', '', ' \n '],
  [parseSeed, 'seed-has-line-break', 'two\nlines'],
  [parseSeed, 'seed-too-long', 'x'.repeat(1025)],
  [parseNonce, 'nonce-missing', ''],
  [parseNonce, 'nonce-not-whole', '-1', '1.5', '1e3', '0x10'],
  [parseNonce, 'nonce-too-large', '9007199254740992'],
  [parseHash, 'hash-missing', ''],
  [parseHash, 'hash-not-64-hex-digits', HASH.slice(1), `${HASH}0`, `g${HASH.slice(1)}`],
  [multiplierClaim, 'claim-not-a-number', '1.234', '1.234.567', '1,5,0', '-1', ' '],
  [multiplierClaim, 'claim-out-of-range', '0.99'],
  [roll, 'claim-out-of-range', '100.01'],
  [pocketClaim, 'claim-not-whole', '3.5'],
  [pocketClaim, 'claim-out-of-range', '37', '00'],
  [tiles, 'claim-not-a-list', '1, two', '1,,2'],
  // Counted from 0 there is no 25, counted from 1 no 0.
  [tiles, 'claim-out-of-range', '3, 26', '0, 25'],
  [tiles, 'claim-repeats', '3, 3'],
  [numberListClaim({ size: 40, count: 10 }), 'claim-count', '24, 1, 4'],
  [parseMineCount, 'mines-not-1-to-24', '', '0', '25', '1.5', 'three'],
  [parseRows, 'rows-not-8-to-16', '', '7', '17', '8.5'],
  [parseDropClaim, 'claim-not-a-path', 'LRX'],
])('%o refuses as %s: %j', (read, reason, ...texts) => {
  for (const typed of texts) expect(read(typed)).toEqual({ ok: false, reason });
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
const drop = { ...dice, rows: '16', risk: '', claim: '0.2', nonce: 'one' };
const mines = { ...dice, mineCount: '2', claim: '13, 16, 22' };
const chained = { revealed: GAME_HASH.toUpperCase(), shownHash: HASH, claim: '10.91' };

test('a form is read in the order of its fields, and hash and result may be left out', () => {
  expect(ruleOf('dice').fields).toEqual(['revealed', 'seed', 'nonce', 'shownHash', 'claim']);
  expect(readOf('dice', dice)).toMatchObject({
    result: { claim: '28.07' },
    commitment: { revealed: SEED, shownHash: HASH, hashedForm: 'text' },
  });
  const read = readOf('dice', { ...dice, shownHash: ' ', claim: '' });
  expect(read).toMatchObject({ commitment: null, result: { claim: null } });
  // The bytes of a game's hash are what its chain hashes.
  expect(readOf('bustabit', chained)).toMatchObject({
    commitment: { revealed: GAME_HASH, shownHash: HASH, hashedForm: 'hex-bytes' },
  });
});

const none = { revealed: ' ', seed: '', nonce: '', shownHash: 'abc', claim: 'x' };
const EVERY_FIELD = {
  ...{ revealed: 'seed-missing', seed: 'public-seed-missing', nonce: 'nonce-missing' },
  ...{ shownHash: 'hash-not-64-hex-digits', claim: 'claim-not-a-number' },
};
const shortHash = { ...chained, revealed: GAME_HASH.slice(1) };

test.each<[scheme: string, typed: Typed, reasons: Readonly<Record<string, string>>]>([
  ['dice', { ...dice, revealed: ` ${HASH.toUpperCase()} ` }, { revealed: 'seed-not-revealed' }],
  ['bustabit', shortHash, { revealed: 'game-hash-not-64-hex-digits' }],
  ['seed-hash', { revealed: SEED }, { shownHash: 'hash-missing' }],
  ['plinko', drop, { risk: 'risk-missing', nonce: 'nonce-not-whole' }],
  ['mines', mines, { claim: 'claim-count' }],
  ['dice', none, EVERY_FIELD],
])('it is said of every field of %s at once what is wrong: %o', (scheme, typed, reasons) => {
  expect(reasonsOf(scheme, typed)).toEqual(reasons);
});

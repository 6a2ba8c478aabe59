import { expect, test } from 'vitest';
import { bytesOfHex } from './bytes.ts';
import { drawNumbers, inRisingOrder } from './draw-numbers.ts';
import { parseHash, parseNonce, parseRevealedSeed, parseSeed } from './round-input.ts';

const HASH = 'a8ae6e6ee929abea3afcfc5258c8ccd6f85273e0d4626d26c7279f3250f77c8e';
const revealed = (typed: string) => parseRevealedSeed(typed, HASH);

test.each([
  [parseSeed, '  f2AC89b6  ', 'f2AC89b6'],
  [parseSeed, 'my lucky words', 'my lucky words'],
  [parseSeed, 'Zürich', 'Zürich'],
  [revealed, 'revealed', 'revealed'],
  [parseNonce, '0', 0],
  [parseNonce, ' 12 ', 12],
  [parseNonce, '007', 7],
  [parseHash, ` ${HASH.toUpperCase()}\n`, HASH],
])('%o takes "%s" as %s', (parse, typed, value) => {
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
  [parseNonce, '-1', 'nonce-not-whole'],
  [parseNonce, '1.5', 'nonce-not-whole'],
  [parseNonce, '1e3', 'nonce-not-whole'],
  [parseNonce, '0x10', 'nonce-not-whole'],
  [parseNonce, '9007199254740992', 'nonce-too-large'],
  [parseHash, '', 'hash-missing'],
  [parseHash, HASH.slice(1), 'hash-not-64-hex-digits'],
  [parseHash, `${HASH}0`, 'hash-not-64-hex-digits'],
  [parseHash, `g${HASH.slice(1)}`, 'hash-not-64-hex-digits'],
])('%o refuses %j: %s', (parse, typed, reason) => {
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

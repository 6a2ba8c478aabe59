import { describe, expect, test } from 'vitest';
import { parseHash, parseNonce, parseRevealedSeed, parseSeed } from './round-input.ts';

const HASH = 'a8ae6e6ee929abea3afcfc5258c8ccd6f85273e0d4626d26c7279f3250f77c8e';

describe('seed', () => {
  test.each([
    ['  f2AC89b6  ', 'f2AC89b6'],
    ['my lucky words', 'my lucky words'],
    ['Zürich', 'Zürich'],
  ])('"%s" is taken as text', (typed, value) => {
    expect(parseSeed(typed)).toEqual({ ok: true, value });
  });

  test.each([
    ['', 'seed-missing'],
    [' \n ', 'seed-missing'],
    ['two\nlines', 'seed-has-line-break'],
    ['x'.repeat(1025), 'seed-too-long'],
  ])('%j is refused: %s', (typed, reason) => {
    expect(parseSeed(typed)).toEqual({ ok: false, reason });
  });

  test('that is still its own hash has not been revealed', () => {
    const reason = 'seed-not-revealed';
    expect(parseRevealedSeed(HASH, HASH)).toEqual({ ok: false, reason });
    expect(parseRevealedSeed(` ${HASH.toUpperCase()} `, HASH)).toEqual({ ok: false, reason });
    expect(parseRevealedSeed('revealed', HASH)).toEqual({ ok: true, value: 'revealed' });
    expect(parseRevealedSeed('', HASH)).toEqual({ ok: false, reason: 'seed-missing' });
  });
});

describe('nonce', () => {
  test.each([
    ['0', 0],
    [' 12 ', 12],
    ['007', 7],
  ])('"%s" is %d', (typed, value) => {
    expect(parseNonce(typed)).toEqual({ ok: true, value });
  });

  test.each([
    ['', 'nonce-missing'],
    ['-1', 'nonce-not-whole'],
    ['1.5', 'nonce-not-whole'],
    ['1e3', 'nonce-not-whole'],
    ['0x10', 'nonce-not-whole'],
    ['9007199254740992', 'nonce-too-large'],
  ])('"%s" is refused: %s', (typed, reason) => {
    expect(parseNonce(typed)).toEqual({ ok: false, reason });
  });
});

describe('hash', () => {
  test('of 64 hex digits is taken in either case', () => {
    expect(parseHash(` ${HASH.toUpperCase()}\n`)).toEqual({ ok: true, value: HASH });
  });

  test.each([
    ['', 'hash-missing'],
    [HASH.slice(1), 'hash-not-64-hex-digits'],
    [`${HASH}0`, 'hash-not-64-hex-digits'],
    [`g${HASH.slice(1)}`, 'hash-not-64-hex-digits'],
  ])('"%s" is refused: %s', (typed, reason) => {
    expect(parseHash(typed)).toEqual({ ok: false, reason });
  });
});

import { describe, expect, test } from 'vitest';
import { METHODS, type MethodId } from './methods.ts';
import { readTypedRound, type TypedRound } from './typed-round.ts';

const SEED = 'f2ac89b608eeb01312d115bce6741b32';
const HASH = 'a8ae6e6ee929abea3afcfc5258c8ccd6f85273e0d4626d26c7279f3250f77c8e';
const GAME_HASH = '94aa062026624e59a0ace092568d5f46e21b9bf1d5173609db8645dd62bdfc44';

const empty: TypedRound = {
  revealed: '',
  seed: '',
  nonce: '',
  rows: '',
  risk: '',
  shownHash: '',
  claim: '',
};
const dice: TypedRound = {
  ...empty,
  revealed: SEED,
  seed: 'mine',
  nonce: '3',
  shownHash: HASH,
  claim: '28.07',
};

const reasonsOf = (method: MethodId, typed: TypedRound) => {
  const read = readTypedRound(method, typed);
  return read.ok ? {} : read.reasons;
};

describe('reading a dice bet', () => {
  test('takes seeds, nonce, hash and result as they were typed', () => {
    expect(readTypedRound('dice', dice)).toEqual({
      ok: true,
      value: {
        round: {
          scheme: 'seed-pair',
          game: 'dice',
          serverSeed: SEED,
          clientSeed: 'mine',
          nonce: 3,
        },
        commitment: { revealed: SEED, shownHash: HASH, hashedForm: 'text' },
        claim: '28.07',
      },
    });
  });

  test('names every field that cannot be read, at once', () => {
    const typed = { ...dice, revealed: ' ', seed: '', nonce: '1.5', shownHash: 'abc', claim: 'x' };
    expect(reasonsOf('dice', typed)).toEqual({
      revealed: 'seed-missing',
      seed: 'public-seed-missing',
      nonce: 'nonce-not-whole',
      shownHash: 'hash-not-64-hex-digits',
      claim: 'claim-not-a-number',
    });
  });

  test('does without the hash and without the result', () => {
    const read = readTypedRound('dice', { ...dice, shownHash: ' ', claim: '' });
    expect(read).toMatchObject({ ok: true, value: { commitment: null, claim: null } });
  });

  test('refuses a seed that is still its own hash', () => {
    expect(reasonsOf('dice', { ...dice, revealed: HASH })).toEqual({
      revealed: 'seed-not-revealed',
    });
  });
});

describe('reading a drop of plinko', () => {
  const drop = { ...dice, rows: '16', risk: 'high', claim: '0.2' };

  test('takes rows and risk', () => {
    expect(readTypedRound('plinko', drop)).toMatchObject({
      ok: true,
      value: { round: { game: 'plinko', rows: 16, risk: 'high' }, claim: '0.20' },
    });
  });

  test('takes an unknown risk as not known where a path or nothing is compared', () => {
    for (const claim of ['LRLRLRLRLRLRLRLR', '']) {
      expect(readTypedRound('plinko', { ...drop, risk: '', claim })).toMatchObject({
        ok: true,
        value: { round: { risk: null } },
      });
    }
  });

  test('needs the risk to compare a multiplier', () => {
    expect(reasonsOf('plinko', { ...drop, risk: '' })).toEqual({ risk: 'risk-missing' });
  });

  test('needs rows for which there is a table', () => {
    expect(reasonsOf('plinko', { ...drop, rows: '7' })).toEqual({ rows: 'rows-not-8-to-16' });
  });
});

describe('reading a round of a chain', () => {
  const chained = { ...empty, revealed: GAME_HASH, shownHash: HASH, claim: '10.91' };

  test('takes the hash of the game, and its bytes are what the chain hashes', () => {
    expect(readTypedRound('bustabit', { ...chained, revealed: GAME_HASH.toUpperCase() })).toEqual({
      ok: true,
      value: {
        round: { scheme: 'bustabit', game: 'current', gameHash: GAME_HASH },
        commitment: { revealed: GAME_HASH, shownHash: HASH, hashedForm: 'hex-bytes' },
        claim: '10.91',
      },
    });
  });

  test('refuses a hash with a digit missing', () => {
    expect(reasonsOf('bustabit', { ...chained, revealed: GAME_HASH.slice(1) })).toEqual({
      revealed: 'game-hash-not-64-hex-digits',
    });
  });

  test('does not ask for a nonce', () => {
    expect(readTypedRound('stake-crash', { ...chained, seed: 'public' })).toMatchObject({
      ok: true,
      value: { round: { scheme: 'stake-crash', game: 'crash', seed: 'public' } },
    });
  });
});

describe('reading a commitment alone', () => {
  test('needs the hash', () => {
    expect(reasonsOf('hash-only', { ...empty, revealed: SEED })).toEqual({
      shownHash: 'hash-missing',
    });
  });

  test('makes no round of it', () => {
    expect(readTypedRound('hash-only', { ...empty, revealed: SEED, shownHash: HASH })).toEqual({
      ok: true,
      value: {
        round: null,
        commitment: { revealed: SEED, shownHash: HASH, hashedForm: 'text' },
        claim: null,
      },
    });
  });
});

test('an empty form is refused by every method, field by field', () => {
  for (const method of Object.keys(METHODS) as MethodId[]) {
    expect(reasonsOf(method, empty), method).toHaveProperty('revealed', 'seed-missing');
  }
});

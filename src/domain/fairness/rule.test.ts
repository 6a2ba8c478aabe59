import { describe, expect, test } from 'vitest';
import { webCryptoDigest } from '#browser/fairness/web-crypto-digest.ts';
import type { Digest } from './digest.ts';
import type { Rule, Typed } from './rule.ts';
import { bustabitRule } from './schemes/bustabit.ts';
import { diceRule } from './schemes/dice.ts';
import { minesRule } from './schemes/mines.ts';
import { plinkoRule } from './schemes/plinko.ts';
import { seedHashRule } from './schemes/seed-hash.ts';
import { stakeCrashRule } from './schemes/stake-crash.ts';

const digest = webCryptoDigest() as Digest;

const SEED = 'f2ac89b608eeb01312d115bce6741b32';
const HASH = 'a8ae6e6ee929abea3afcfc5258c8ccd6f85273e0d4626d26c7279f3250f77c8e';
const GAME_HASH = '94aa062026624e59a0ace092568d5f46e21b9bf1d5173609db8645dd62bdfc44';

const dice: Typed = {
  revealed: SEED,
  seed: 'mine',
  nonce: '3',
  shownHash: HASH,
  claim: '28.07',
};

const reasonsOf = ({ read }: Rule, typed: Typed) => {
  const form = read(typed);
  return form.ok ? {} : form.reasons;
};

/** The working that a form leads to, as values by their labels. */
const workingOf = async ({ read }: Rule, typed: Typed) => {
  const form = read(typed);
  if (!form.ok || form.value.result === null) throw new Error('Expected a form with a result');
  const { working } = await form.value.result.recompute(digest);
  return Object.fromEntries(working.before.map(({ label, value }) => [label, value]));
};

describe('reading a dice bet', () => {
  test('takes seeds, nonce, hash and result as they were typed', async () => {
    expect(diceRule.read(dice)).toMatchObject({
      ok: true,
      value: {
        result: { claim: '28.07' },
        commitment: { revealed: SEED, shownHash: HASH, hashedForm: 'text' },
      },
    });
    expect(await workingOf(diceRule, dice)).toMatchObject({
      'Key of the HMAC': SEED,
      'Message of the HMAC': 'mine:3:0',
    });
  });

  test('names every field that cannot be read, at once', () => {
    const typed = { ...dice, revealed: ' ', seed: '', nonce: '1.5', shownHash: 'abc', claim: 'x' };
    expect(reasonsOf(diceRule, typed)).toEqual({
      revealed: 'seed-missing',
      seed: 'public-seed-missing',
      nonce: 'nonce-not-whole',
      shownHash: 'hash-not-64-hex-digits',
      claim: 'claim-not-a-number',
    });
  });

  test('does without the hash and without the result', () => {
    const read = diceRule.read({ ...dice, shownHash: ' ', claim: '' });
    expect(read).toMatchObject({ ok: true, value: { commitment: null, result: { claim: null } } });
  });

  test('refuses a seed that is still its own hash', () => {
    expect(reasonsOf(diceRule, { ...dice, revealed: HASH })).toEqual({
      revealed: 'seed-not-revealed',
    });
  });

  test('asks for its fields in the order of a form', () => {
    expect(diceRule.fields).toEqual(['revealed', 'seed', 'nonce', 'shownHash', 'claim']);
  });
});

describe('reading a drop of plinko', () => {
  const drop = { ...dice, rows: '16', risk: 'high', claim: '0.2' };

  test('takes rows and risk', async () => {
    const read = plinkoRule.read(drop);
    expect(read).toMatchObject({ ok: true, value: { result: { claim: '0.20' } } });
    if (!read.ok || read.value.result === null) throw new Error('Expected a readable drop');
    const { forms, working } = await read.value.result.recompute(digest);
    expect(working.table?.draws).toHaveLength(16);
    expect(forms.map(({ caution }) => caution !== undefined)).toEqual([false, true, true]);
  });

  test('takes an unknown risk as not known where a path or nothing is compared', async () => {
    for (const claim of ['LRLRLRLRLRLRLRLR', '']) {
      const read = plinkoRule.read({ ...drop, risk: '', claim });
      if (!read.ok || read.value.result === null) throw new Error('Expected a readable drop');
      expect((await read.value.result.recompute(digest)).forms).toHaveLength(2);
    }
  });

  test('needs the risk to compare a multiplier', () => {
    expect(reasonsOf(plinkoRule, { ...drop, risk: '' })).toEqual({ risk: 'risk-missing' });
  });

  test('says so at once with what else is wrong', () => {
    expect(reasonsOf(plinkoRule, { ...drop, risk: '', nonce: 'one' })).toEqual({
      risk: 'risk-missing',
      nonce: 'nonce-not-whole',
    });
  });

  test('needs rows for which there is a table', () => {
    expect(reasonsOf(plinkoRule, { ...drop, rows: '7' })).toEqual({ rows: 'rows-not-8-to-16' });
  });
});

describe('reading a game of mines', () => {
  test('needs the number of mines', () => {
    const typed = { ...dice, mineCount: '25', claim: '13, 16, 22' };
    expect(reasonsOf(minesRule, typed)).toEqual({ mineCount: 'mines-not-1-to-24' });
  });
});

describe('reading a round of a chain', () => {
  const chained = { revealed: GAME_HASH, shownHash: HASH, claim: '10.91' };

  test('takes the hash of the game, and its bytes are what the chain hashes', async () => {
    const typed = { ...chained, revealed: GAME_HASH.toUpperCase() };
    expect(bustabitRule.read(typed)).toMatchObject({
      ok: true,
      value: {
        result: { claim: '10.91' },
        commitment: { revealed: GAME_HASH, shownHash: HASH, hashedForm: 'hex-bytes' },
      },
    });
    expect(await workingOf(bustabitRule, typed)).toMatchObject({
      'Message of the HMAC': GAME_HASH,
    });
  });

  test('refuses a hash with a digit missing', () => {
    expect(reasonsOf(bustabitRule, { ...chained, revealed: GAME_HASH.slice(1) })).toEqual({
      revealed: 'game-hash-not-64-hex-digits',
    });
  });

  test('does not ask for a nonce', async () => {
    expect(stakeCrashRule.fields).not.toContain('nonce');
    expect(await workingOf(stakeCrashRule, { ...chained, seed: 'public' })).toMatchObject({
      'Key of the HMAC': GAME_HASH,
      'Message of the HMAC': 'public',
    });
  });
});

describe('reading a commitment alone', () => {
  test('needs the hash', () => {
    expect(reasonsOf(seedHashRule, { revealed: SEED })).toEqual({ shownHash: 'hash-missing' });
  });

  test('makes no round of it', () => {
    expect(seedHashRule.read({ revealed: SEED, shownHash: HASH })).toEqual({
      ok: true,
      value: {
        result: null,
        commitment: { revealed: SEED, shownHash: HASH, hashedForm: 'text' },
      },
    });
  });
});

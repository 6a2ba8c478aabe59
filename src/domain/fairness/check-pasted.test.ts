import { expect, test } from 'vitest';
import { checkPasted, readPasted } from './check-pasted.ts';
import type { Typed } from './rule.ts';
import { NOBLE_DIGEST } from './noble-digest.ts';

// From Kyran121/provably-fair-verifierform-stake: nonce 20 rolled 93.08, nonce 21 rolled 0.61.
const SEED = '735249f062ac025044a8523aa92e034803f02d6b75129abc97e8b1be19aab9b4';
const round = { revealed: SEED, seed: 'ec75fca98de6f2d9', nonce: '20', claim: '93.08' };

async function checked(scheme: string, typed: Typed) {
  const read = readPasted(scheme, typed);
  if (!read.ok) throw new Error(`Expected a readable form, found ${JSON.stringify(read.reasons)}`);
  return checkPasted(read.value, NOBLE_DIGEST);
}

test.each([
  ['revealed', `${SEED}\u200b`, { found: 'unseen-at-end', detail: 'U+200B' }],
  ['revealed', `${SEED}\u200e `, { found: 'unseen-at-end', detail: 'U+200E' }],
  ['revealed', `\u2060${SEED}`, { found: 'unseen-at-end', detail: 'U+2060' }],
  ['seed', `\u00ad${round.seed}`, { found: 'unseen-at-end', detail: 'U+00AD' }],
  ['revealed', `"${SEED}"`, { found: 'quotes', detail: '"' }],
  ['revealed', `“${SEED}”,`, { found: 'quotes', detail: '“' }],
  ['revealed', `Server Seed: ${SEED}`, { found: 'label', detail: 'Server Seed:' }],
  ['revealed', `"serverSeed": "${SEED}",`, { found: 'label', detail: '"serverSeed":' }],
  ['seed', `Client seed (active) = ${round.seed}`, { found: 'label' }],
  ['nonce', 'Nonce: 20', { found: 'label', detail: 'Nonce:' }],
  ['claim', 'Result: 93.08', { found: 'label', detail: 'Result:' }],
  ['revealed', SEED.toUpperCase(), { found: 'read-in-small-letters' }],
])(
  'what copying put around a value is taken off and named: %s, %j',
  async (field, text, remark) => {
    const found = await checked('dice', { ...round, [field]: text });
    expect(found.result).toMatchObject({ verdict: 'matches', figure: { value: '93.08' } });
    expect(found.remarks).toContainEqual({ field, remark: expect.objectContaining(remark) });
  },
);

test('what cannot be seen is named where it stands inside, and the value keeps it', async () => {
  const split = (sign: string) => `${SEED.slice(0, 32)}${sign}${SEED.slice(32)}`;
  const unseen = await checked('dice', { ...round, revealed: split('\u200b') });
  expect(unseen.result?.verdict).toBe('does-not-match');
  expect(unseen.remarks).toEqual([
    { field: 'revealed', remark: { found: 'unseen-inside', detail: 'U+200B', after: 32 } },
  ]);
  const { remarks } = await checked('dice', { ...round, revealed: split(' ') });
  expect(remarks).toEqual([{ field: 'revealed', remark: { found: 'space-inside', after: 32 } }]);
});

test('a quote is left where the seed itself has it', async () => {
  // HMAC-SHA256 with `"mine"` in quotes as client seed, nonce 0, worked out in Python.
  const own = { ...round, seed: '"mine"', nonce: '0', claim: '63.98' };
  const found = await checked('dice', own);
  expect(found.result?.verdict).toBe('matches');
  expect(found.remarks).toContainEqual({ field: 'seed', remark: { found: 'read-as-pasted' } });
});

test('a nonce counted from another number is tried before a result is called wrong', async () => {
  expect(await checked('dice', { ...round, nonce: '21' })).toMatchObject({
    result: { verdict: 'does-not-match' },
    nonceThatFits: 20,
  });
});

test('the other rules of the game are tried before that, and named', async () => {
  // Slide, from verifierform-stake, tests/lib/games/testcases/slide.json
  const slide = {
    revealed: 'a60e04bcba668c720ce7d3b70183653181d438a99aa64bb042bdeb23aa9e63bd',
    seed: '015dcda675eb8ec18254ab6f18fd8f47',
  };
  expect(await checked('stake-crash', { ...slide, claim: '1.39' })).toMatchObject({
    result: { verdict: 'does-not-match' },
    otherRules: ['stake-slide'],
    follows: ['stake-slide'],
  });
  expect(await checked('stake-crash', { ...slide, claim: '5.00' })).toMatchObject({
    otherRules: ['stake-slide'],
    follows: [],
  });
});

import { describe, expect, test } from 'vitest';
import { PLINKO_RISKS, PLINKO_ROWS } from '../../odds/plinko-tables.ts';
import { webCryptoDigest } from '#browser/fairness/web-crypto-digest.ts';
import type { Digest } from '../digest.ts';
import { ANCHORS, checkTyped, recomputed } from '../scheme-for-tests.ts';
import { plinko, plinkoRule, plinkoStep } from './plinko.ts';
import { parsePlinkoClaim, parsePlinkoRows } from './plinko-claim.ts';

const digest = webCryptoDigest() as Digest;

const drop = { ...ANCHORS, nonce: '0', rows: '16', risk: '' };

test('a ball goes right from one half', () => {
  expect([0, 0.5 - 2 ** -32, 0.5, 1 - 2 ** -32].map(plinkoStep).join('')).toBe('LLRR');
});

test.each([
  ['0', 'RLLLLRLRLLLLLRRR'],
  ['1', 'RRLRRLRRLLLRLRRR'],
])('the reference drop with nonce %s falls %s', async (nonce, path) => {
  expect((await recomputed(plinkoRule, { ...drop, nonce }, digest)).forms[0].value).toBe(path);
});

test('the working names bucket and multiplier once the risk is known', async () => {
  // RLLLLRLRLLLLLRRR has 6 steps to the right; 16 rows at high risk pay 0.2× there
  const known = await recomputed(plinkoRule, { ...drop, risk: 'high' }, digest);
  expect(known.working.after).toEqual([
    { label: 'Path, left or right at each row', value: 'RLLLLRLRLLLLLRRR' },
    { label: 'Bucket: steps to the right', value: '6' },
    { label: 'Multiplier', value: '0.20' },
  ]);
  expect(known.forms.map(({ value }) => value)).toEqual(['RLLLLRLRLLLLLRRR', 'bucket 6', '0.20']);
  expect(known.figure).toEqual({
    value: '0.20×',
    caption: 'Bucket 6, counted from 0 on the left',
  });
  const unknown = await recomputed(plinkoRule, drop, digest);
  expect(unknown.working.after.at(-1)).toEqual({
    label: 'Bucket: steps to the right',
    value: '6',
  });
  expect(unknown.figure).toEqual({ value: '6', caption: 'Bucket, counted from 0 on the left' });
});

test('each row of the working has its bytes, its fraction and its step side by side', async () => {
  const { working } = await recomputed(plinkoRule, drop, digest);
  expect(working.table?.draws.map(({ outcome }) => outcome).join('')).toBe('RLLLLRLRLLLLLRRR');
  for (const { bytes, fraction, outcome } of working.table?.draws ?? []) {
    expect(Number.parseInt(bytes, 16) / 2 ** 32).toBe(Number(fraction));
    expect(outcome).toBe(Number(fraction) < 0.5 ? 'L' : 'R');
  }
});

test('a drop matches by its path and by what its bucket paid', async () => {
  // RLLLLRLRLLLLLRRR: bucket 6 of 16 rows at medium risk pays 1×
  const medium = { ...drop, risk: 'medium' };
  for (const claim of ['RLLLLRLRLLLLLRRR', '1.00']) {
    const { result } = await checkTyped(plinkoRule, { ...medium, claim }, digest);
    expect(result).toMatchObject({ verdict: 'matches' });
  }
  const { result } = await checkTyped(plinkoRule, { ...medium, claim: '0.50' }, digest);
  expect(result).toMatchObject({ verdict: 'does-not-match' });
});

// Many paths end in one bucket, and several buckets pay alike: a wrong seed gives the right multiplier
// in more than a third of rounds on average. Of paths there are 65,536 on 16 rows.
test('a multiplier that matches is called weak evidence, a path that matches is not', async () => {
  const medium = { ...drop, risk: 'medium' };
  const cautionOf = async (claim: string) =>
    (await checkTyped(plinkoRule, { ...medium, claim }, digest)).result?.caution;
  expect(await cautionOf('1.00')).toBe('A multiplier alone is weak evidence; compare the path.');
  expect(await cautionOf('RLLLLRLRLLLLLRRR')).toBeUndefined();
  expect(await cautionOf('0.50')).toBeUndefined();
  expect(await cautionOf('')).toBeUndefined();
});

describe('board', () => {
  test.each(['8', ' 16 '])('of %s rows is known', (typed) => {
    expect(parsePlinkoRows(typed)).toEqual({ ok: true, value: Number(typed) });
  });

  test.each(['', '7', '17', '8.5', 'ten'])('of "%s" rows is not', (typed) => {
    expect(parsePlinkoRows(typed)).toEqual({ ok: false, reason: 'rows-not-8-to-16' });
  });

  test('can be chosen with all rows and risks of the tables', () => {
    const { rows, risk } = plinko.fields;
    expect(rows?.control).toEqual([['', 'Choose'], ...PLINKO_ROWS.map((n) => [`${n}`, `${n}`])]);
    expect(risk?.control).toEqual([['', 'Not known'], ...PLINKO_RISKS.map((id) => [id, id])]);
  });
});

describe('result that the site showed', () => {
  test.each([
    ['l r r', 'LRR'],
    ['L,R,L', 'LRL'],
    ['0.2x', '0.20'],
    ['1000', '1000.00'],
  ])('"%s" is "%s"', (typed, value) => {
    expect(parsePlinkoClaim(typed)).toEqual({ ok: true, value });
  });

  test('"LRX" is refused', () => {
    expect(parsePlinkoClaim('LRX')).toEqual({ ok: false, reason: 'claim-not-a-path' });
  });
});

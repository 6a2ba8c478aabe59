import { expect, test } from 'vitest';
import { ANCHORS, checkTyped, recomputed } from '../scheme-for-tests.ts';
import { plinkoStep } from './plinko.ts';
import { parsePlinkoClaim, parsePlinkoRows } from './plinko-claim.ts';

const drop = { ...ANCHORS, nonce: '0', rows: '16', risk: '' };
const PATH = 'RLLLLRLRLLLLLRRR';

test('a ball goes right from one half', () => {
  expect([0, 0.5 - 2 ** -32, 0.5, 1 - 2 ** -32].map(plinkoStep).join('')).toBe('LLRR');
});

test.each([
  ['0', PATH],
  ['1', 'RRLRRLRRLLLRLRRR'],
])('the reference drop with nonce %s falls %s', async (nonce, path) => {
  expect((await recomputed('plinko', { ...drop, nonce })).forms[0].value).toBe(path);
});

test('the working names bucket and multiplier once the risk is known', async () => {
  // Six steps to the right; 16 rows at high risk pay 0.2× there.
  const known = await recomputed('plinko', { ...drop, risk: 'high' });
  expect(known.working.after).toEqual([
    { label: 'Path, left or right at each row', value: PATH },
    { label: 'Bucket: steps to the right', value: '6' },
    { label: 'Multiplier', value: '0.20' },
  ]);
  expect(known.forms.map(({ value }) => value)).toEqual([PATH, 'bucket 6', '0.20']);
  const caption = 'counted from 0 on the left';
  expect(known.figure).toEqual({ value: '0.20×', caption: `Bucket 6, ${caption}` });
  const unknown = await recomputed('plinko', drop);
  expect(unknown.working.after).toHaveLength(2);
  expect(unknown.figure).toEqual({ value: '6', caption: `Bucket, ${caption}` });
});

test('each row of the working has its bytes, its fraction and its step side by side', async () => {
  const { working } = await recomputed('plinko', drop);
  expect(working.table?.draws.map(({ outcome }) => outcome).join('')).toBe(PATH);
  for (const { bytes, fraction, outcome } of working.table?.draws ?? []) {
    expect(Number.parseInt(bytes, 16) / 2 ** 32).toBe(Number(fraction));
    expect(outcome).toBe(Number(fraction) < 0.5 ? 'L' : 'R');
  }
});

// Bucket 6 of 16 rows at medium risk pays 1×. Many paths end in one bucket, and several buckets pay alike:
// a wrong seed gives the right multiplier in more than a third of rounds. Of paths there are 65,536.
test.each([
  [PATH, 'matches', undefined],
  ['1.00', 'matches', 'A multiplier alone is weak evidence; compare the path.'],
  ['bucket 6', 'matches', 'A bucket alone is weak evidence; compare the path.'],
  ['0.50', 'does-not-match', undefined],
  ['', 'nothing-to-compare', undefined],
])('a drop shown as "%s": %s', async (claim, verdict, caution) => {
  const { result } = await checkTyped('plinko', { ...drop, risk: 'medium', claim });
  expect([result?.verdict, result?.caution]).toEqual([verdict, caution]);
});

test.each<[string, number | null]>([
  ['8', 8],
  [' 16 ', 16],
  ['', null],
  ['7', null],
  ['17', null],
  ['8.5', null],
])('a board of "%s" rows is %s', (typed, value) => {
  const refused = { ok: false, reason: 'rows-not-8-to-16' };
  expect(parsePlinkoRows(typed)).toEqual(value === null ? refused : { ok: true, value });
});

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

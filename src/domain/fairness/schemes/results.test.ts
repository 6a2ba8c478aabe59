import { expect, test } from 'vitest';
import { BY_52_BITS, by32Bits } from '../crash-rule.ts';
import { checkTyped, publishedRound } from '../scheme-for-tests.ts';
import { diceRollHundredths } from './dice.ts';
import { limboForms } from './limbo.ts';
import { plinkoStep } from './plinko.ts';
import { roulettePocket } from './roulette.ts';

const [HALF, MOST] = [0.5, 1 - 2 ** -32];

test.each([
  // 0.5 × 10,001 = 5,000.5 and 0.5 × 37 = 18.5; 0.99 ÷ 0.5 = 1.98, and just under it with one more.
  [HALF, 5000, 18, 'R', [198, 197, 197]],
  [HALF - 2 ** -32, 5000, 18, 'L', [198, 198, 198]],
  [MOST, 10_000, 36, 'R', [100, 100, 100]],
  // 0.99 × 2^32; 0.99 × 2^24 and 0.99 × 10^8 ÷ 1
  [2 ** -32, 0, 0, 'L', [425_201_762_304, 1_660_944_384, 9_900_000_000]],
])('a fraction of %d: dice %d, pocket %d, step %s, limbo %j', (float, ...results) => {
  const limbo = limboForms(float).map(({ hundredths }) => hundredths);
  expect([diceRollHundredths(float), roulettePocket(float), plinkoStep(float), limbo]).toEqual(
    results,
  );
});

test.each([
  // BC.Game's published hash, which stops at 1.70×.
  [BY_52_BITS, 0x6b5124897c3c4, 170],
  // 99 ÷ 1 = 99 and 99 ÷ 0.99 = 100 are both paid as 1.00
  [BY_52_BITS, 0, 100],
  [BY_52_BITS, Math.floor(0.01 * 2 ** 52), 100],
  // 99 ÷ 0.5 = 198; 99 ÷ 0.25 = 396
  [BY_52_BITS, 2 ** 51, 198],
  [BY_52_BITS, 0.75 * 2 ** 52, 396],
  // The largest X leaves 2^-52: 99 × 2^52
  [BY_52_BITS, 2 ** 52 - 1, 99 * 2 ** 52],
  // 2^32 ÷ 2^31 = 2; × 0.99 = 1.98 and × 0.98 = 1.96
  [by32Bits(0.01), 2 ** 31 - 1, 198],
  [by32Bits(0.02), 2 ** 31 - 1, 196],
  [by32Bits(0.01), 2 ** 32 - 1, 100],
  // 2^32 × 0.99 = 4,252,017,623.04
  [by32Bits(0.01), 0, 425_201_762_304],
])('%o of %d stops at %d hundredths', ({ pointOf }, integer, hundredths) => {
  expect(pointOf(integer)).toBe(hundredths);
});

const DIVIDED = '0.99 ÷ f';
const OF_24_BITS = '0.99 × 2^24 ÷ (whole part of f × 2^24, plus 1)';
const OF_8_DECIMALS = '0.99 × 10^8 ÷ (whole part of f × 10^8, plus 1)';
const CAP = 'no more than 1,000,000×';

test('a fraction of 0 has a multiplier in the forms with a plus one alone', () => {
  expect(limboForms(0).map(({ name }) => name)).toEqual([OF_24_BITS, OF_8_DECIMALS]);
});

// Mines from Kyran121/provably-fair-verifierform-stake, MinesResult test; keno from the MJE43 verifier.
const MINES = {
  revealed: '735249f062ac025044a8523aa92e034803f02d6b75129abc97e8b1be19aab9b4',
  seed: 'ec75fca98de6f2d9',
  nonce: '20',
  mineCount: '11',
};
const KENO = {
  revealed: '62571ad3a67f014963feb7578e1b4f56c9f2469bbde16cc0773af6803412490c',
  seed: '56e27fed-ece3-4279-ab56-96f71fe9b2ee',
  nonce: '1',
};
const [LARGE, CAPPED] = ['1675.85', '3807692.30'].map((claim) => publishedRound('limbo', claim));

test.each<[string, object, string, string]>([
  ['limbo', publishedRound('limbo', 0), '17.41', `${DIVIDED}; ${OF_24_BITS}; ${OF_8_DECIMALS}`],
  ['limbo', { ...LARGE }, '1675.85', OF_24_BITS],
  // 0.99 ÷ (0x0026b6c8 ÷ 2^32) = 1675.896…
  ['limbo', { ...LARGE }, '1675.89', `${DIVIDED}; ${OF_8_DECIMALS}`],
  ['limbo', { ...CAPPED }, '3807692.30', OF_8_DECIMALS],
  ['limbo', { ...CAPPED }, '1,000,000', CAP],
  ['mines', MINES, '1, 2, 3, 5, 6, 13, 14, 19, 20, 21, 24', 'tiles counted from 1'],
  ['keno', KENO, '[23, 0, 3, 14, 36, 27, 33, 22, 10, 5]', 'numbers counted from 0'],
])('%s: the form that fits is named: %o as %s', async (scheme, typed, claim, form) => {
  const { result } = await checkTyped(scheme, { ...typed, claim });
  expect(result).toMatchObject({ verdict: 'matches', form });
});

test('all forms that were tried are named when none fits', async () => {
  const { result } = await checkTyped('limbo', { ...CAPPED, claim: '2' });
  const tried = [DIVIDED, OF_24_BITS, OF_8_DECIMALS, CAP];
  expect(result).toMatchObject({ verdict: 'does-not-match', tried });
});

const MESSAGE = 'Message of the HMAC';

test('the working of dice goes from the seeds to the roll', async () => {
  const { result } = await checkTyped('dice', publishedRound('dice', '28.07'));
  expect(result?.figure).toEqual({ value: '28.07', caption: 'Roll from the seeds' });
  expect(result?.working.before).toMatchObject([
    { label: 'Key of the HMAC' },
    { label: MESSAGE, value: '86ff027f15c48241af7f54a726690ee7:0:0' },
    { label: 'HMAC-SHA256 of the two' },
    { label: 'First four bytes' },
    { label: 'As a fraction of 1' },
    { label: 'Fraction × 10,001, rounded down, ÷ 100', value: '28.07' },
  ]);
});

test.each([
  // Published as 2, 12, 5, 15, 6, 1, 14, 18, 23 …
  ['mines', { ...publishedRound('mines', 4), mineCount: '9', claim: '' }, '2 12 5 15 6 1 14 18 23'],
  // Published as 18, 28, 34, 21, 36, 13, 31, 24, 6, 2, counted from 0.
  ['keno', publishedRound('keno', 3), '19 29 35 22 37 14 32 25 7 3'],
])('the working of %s is in order of the draw, the ninth by a second digest', async (...round) => {
  const [scheme, typed, draws] = round;
  const { before, table, after } = (await checkTyped(scheme, typed)).result?.working ?? {};
  expect(table?.draws.map(({ outcome }) => outcome).join(' ')).toBe(draws);
  const messages = before?.flatMap(({ label, value }) => (label === MESSAGE ? value : []));
  const pair = `${typed['seed']}:${typed['nonce']}`;
  expect(messages).toEqual([`${pair}:0`, `${pair}:1`]);
  const sorted = draws.split(' ').toSorted((a, b) => Number(a) - Number(b));
  expect(after?.at(-1)?.value).toBe(sorted.join(', '));
});

// Seven steps to the right of 16; that bucket pays 0.5× at medium risk and 0.2× at high.
const PATH = 'LLRRLLLLRRLRLRLR';
const DROP = publishedRound('plinko', PATH);

test.each([
  ['', [PATH, '7'], '7', 'Bucket'],
  ['high', [PATH, '7', '0.20'], '0.20×', 'Bucket 7'],
])('the working of a drop at risk "%s"', async (risk, steps, value, caption) => {
  const { figure, working } = (await checkTyped('plinko', { ...DROP, risk })).result ?? {};
  expect(figure).toEqual({ value, caption: `${caption}, counted from 0 on the left` });
  expect(working?.after.map((step) => step.value)).toEqual(steps);
  expect(working?.table?.draws.map(({ outcome }) => outcome).join('')).toBe(PATH);
  for (const { bytes, value, outcome } of working?.table?.draws ?? []) {
    expect(Number.parseInt(bytes, 16) / 2 ** 32).toBe(Number(value));
    expect(outcome).toBe(Number(value) < 0.5 ? 'L' : 'R');
  }
});

// Many paths end in one bucket, and several buckets pay alike: a wrong seed gives the right multiplier in
// more than a third of rounds. Of paths there are 65,536.
test.each([
  [PATH, 'matches', undefined],
  ['0.50', 'matches', 'A multiplier alone is weak evidence; compare the path.'],
  ['bucket 7', 'matches', 'A bucket alone is weak evidence; compare the path.'],
  ['1.00', 'does-not-match', undefined],
  ['', 'nothing-to-compare', undefined],
])('a drop shown as "%s": %s', async (claim, verdict, caution) => {
  const { result } = await checkTyped('plinko', { ...DROP, risk: 'medium', claim });
  expect([result?.verdict, result?.caution]).toEqual([verdict, caution]);
});

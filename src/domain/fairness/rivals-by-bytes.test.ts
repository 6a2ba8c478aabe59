import { expect, test } from 'vitest';
import { webCryptoDigest } from '#browser/fairness/web-crypto-digest.ts';
import { bytesOfHex, utf8Bytes } from './bytes.ts';
import type { Digest } from './digest.ts';
import type { Typed } from './rule.ts';
import { againstRival } from './scheme-for-tests.ts';

/* Rivals, as in `rivals.test.ts`, of the rules whose key is the bytes of the seed: Duel's and LIQD's. */

const digest = webCryptoDigest() as Digest;

type Slip = {
  littleEndian?: true;
  keyOfText?: true;
  /** The first number is taken as it is. */
  noLimit?: true;
  /** Added to the number of each draw. */
  cursor?: number;
  /** Of how many results each number is one, instead of those that are left. */
  results?: number;
};

async function numbersOf(revealed: string, message: Uint8Array<ArrayBuffer>, slip: Slip) {
  const key = slip.keyOfText ? utf8Bytes(revealed) : bytesOfHex(revealed);
  const bytes = new DataView((await digest.hmacSha256(key, message)).buffer);
  return Array.from({ length: 8 }, (_, at) => bytes.getUint32(at * 4, slip.littleEndian));
}

async function draw({ revealed = '', seed, nonce }: Typed, after: string, of: number, slip: Slip) {
  const results = slip.results ?? of;
  const limit = slip.noLimit ? 2 ** 32 : Math.floor(0xffffffff / results) * results;
  const numbers = await numbersOf(revealed, utf8Bytes(`${seed}:${nonce}${after}`), slip);
  return (numbers.find((number) => number < limit) ?? Number.NaN) % results;
}

const hundredths = (value: number) => (value / 100).toFixed(2);
const roll =
  (after: string, of: number) =>
  (slip: Slip = {}) =>
  async (typed: Typed) =>
    hundredths(await draw(typed, after, of, slip));

async function path(typed: Typed, first: number, { cursor = 0, ...slip }: Slip = {}) {
  const rows = Array.from({ length: Number(typed['rows']) }, (_, row) => row + first + cursor);
  return (await Promise.all(rows.map((row) => draw(typed, `:${row}`, 2, slip)))).join('');
}
const bucketOf = (drop: string) => `bucket ${drop.replaceAll('0', '').length}`;
const drop = (slip?: Slip) => async (typed: Typed) => bucketOf(await path(typed, 0, slip));
const dropTurned = async (typed: Typed) =>
  bucketOf([...(await path(typed, 0))].toReversed().join(''));
const steps = (slip?: Slip) => (typed: Typed) => path(typed, 1, slip);

/** Tiles shuffled from the last, or from the first; the first of them are the mines. */
const mines =
  (from: 'last' | 'first') =>
  ({ cursor = 0, ...slip }: Slip = {}) =>
  async (typed: Typed) => {
    const tiles = Array.from({ length: 25 }, (_, tile) => tile + (from === 'last' ? 0 : 1));
    for (const step of tiles.keys()) {
      const drawn = await draw(typed, `:${step + cursor}`, 25 - step, slip);
      const [one, other] = from === 'last' ? [24 - step, drawn] : [step, (step + drawn) % 25];
      [tiles[one], tiles[other]] = [tiles[other] ?? Number.NaN, tiles[one] ?? Number.NaN];
    }
    return tiles.slice(0, Number(typed['mineCount'])).join(', ');
  };

type Reading = (beacon: string) => Uint8Array<ArrayBuffer>;
const asText: Reading = (beacon) =>
  utf8Bytes(`${new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytesOfHex(beacon))}:0`);

const crash =
  (pointOf: (number: number) => number, slip: Slip = {}, messageOf = asText) =>
  async ({ revealed = '', beacon = '' }: Typed) =>
    hundredths(pointOf((await numbersOf(revealed, messageOf(beacon), slip))[0] ?? 0));
const uncapped = (factor: number) => (number: number) =>
  Math.floor((2 ** 32 / (number + 1)) * factor);
const point = (number: number) => Math.max(100, uncapped(99.9)(number));

/** Each rule written anew, without a slip or with one. */
const RULES = {
  'duel-dice': roll('', 10_001),
  'duel-plinko': drop,
  'duel-mines': mines('last'),
  'liqd-dice': roll(':0', 10_000),
  'liqd-plinko': steps,
  'liqd-mines': mines('first'),
  'duel-crash': (slip?: Slip) => crash(point, slip),
};
const IDS = Object.keys(RULES) as (keyof typeof RULES)[];
const PASSED = 'a number that the limit passes over';
const SLIPS = [
  ...IDS.map((id) => [id, 'the order of the bytes', { littleEndian: true }] as const),
  ...IDS.map((id) => [id, 'the key of bytes', { keyOfText: true }] as const),
  ['duel-dice', 'the range of 10,001', { results: 10_000 }],
  ['duel-dice', PASSED, { noLimit: true }],
  ['duel-plinko', 'the first row as 0', { cursor: 1 }],
  ['duel-plinko', PASSED, { noLimit: true }],
  ['duel-mines', 'the tiles that are left', { results: 25 }],
  ['duel-mines', 'the first step as 0', { cursor: 1 }],
  ['duel-mines', PASSED, { noLimit: true }],
  ['liqd-dice', 'the range of 10,000', { results: 10_001 }],
  ['liqd-dice', PASSED, { noLimit: true }],
  ['liqd-plinko', 'the first row as 1', { cursor: -1 }],
  ['liqd-mines', 'the tiles that are left', { results: 25 }],
  ['liqd-mines', 'the first place as 0', { cursor: 1 }],
  ['liqd-mines', PASSED, { noLimit: true }],
] as const;

/** Rolls also in hundredths, tiles in any order; a multiplier beside a path tells nothing. */
function isSame(result: string, claim = '') {
  if (/^[01]{4}/.test(result)) return result === claim || !/^[01]{4}/.test(claim);
  const [one, other] = [result, claim].map((text) =>
    text.includes(',') ? text.split(', ').toSorted().join() : text.replace('.', ''),
  );
  return one === other;
}

test.each([
  ...SLIPS.map(([id, name, slip]) => [id, name, RULES[id](slip)] as const),
  ['duel-plinko', 'the order of the steps, as buckets alone are published', dropTurned],
  ['duel-crash', 'the beacon as text', crash(point, {}, (beacon) => utf8Bytes(`${beacon}:0`))],
  ['duel-crash', 'the rounding', crash((number) => Math.round((2 ** 32 / (number + 1)) * 99.9))],
  ['duel-crash', 'the factor', crash(uncapped(99))],
  ['duel-crash', 'the + 1 below 2^32', crash((number) => Math.floor((2 ** 32 / number) * 99.9))],
  ['duel-crash', 'the least multiplier of 1.00', crash(uncapped(99.9))],
] as const)('%s: a rival without %s is told apart, or said not to be', async (id, slip, rival) => {
  const { isToldApart, isSaidNotToBe } = await againstRival(id, slip, rival, isSame);
  expect(isToldApart).toBe(!isSaidNotToBe);
});

test.each(IDS)('%s, written anew without a slip, gives every published round', async (id) => {
  expect(await againstRival(id, '', RULES[id](), isSame)).toMatchObject({ isToldApart: false });
});

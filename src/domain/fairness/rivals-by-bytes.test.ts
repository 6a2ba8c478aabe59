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
const point = (number: number) => Math.max(100, Math.floor((2 ** 32 / (number + 1)) * 0.999 * 100));

const BYTES = [
  ['the order of the bytes', { littleEndian: true }],
  ['the key of bytes', { keyOfText: true }],
] as const satisfies [string, Slip][];
const PASSED = 'a number that the limit passes over';

/** The slips that each game of an operator can have, and its own. */
const GAMES = [
  [
    'duel-dice',
    roll('', 10_001),
    [
      ['the range of 10,001', { results: 10_000 }],
      [PASSED, { noLimit: true }],
    ],
  ],
  [
    'duel-plinko',
    drop,
    [
      ['the first row as 0', { cursor: 1 }],
      [PASSED, { noLimit: true }],
    ],
  ],
  [
    'duel-mines',
    mines('last'),
    [
      ['the tiles that are left', { results: 25 }],
      ['the first step as 0', { cursor: 1 }],
      [PASSED, { noLimit: true }],
    ],
  ],
  [
    'liqd-dice',
    roll(':0', 10_000),
    [
      ['the range of 10,000', { results: 10_001 }],
      [PASSED, { noLimit: true }],
    ],
  ],
  ['liqd-plinko', steps, [['the first row as 1', { cursor: -1 }]]],
  [
    'liqd-mines',
    mines('first'),
    [
      ['the tiles that are left', { results: 25 }],
      ['the first place as 0', { cursor: 1 }],
      [PASSED, { noLimit: true }],
    ],
  ],
] as const satisfies [string, (slip: Slip) => unknown, [string, Slip][]][];

/** Rolls also in hundredths, tiles in any order; a multiplier beside a path tells nothing. */
function isSame(result: string, claim = '') {
  if (/^[01]{4}/.test(result)) return result === claim || !/^[01]{4}/.test(claim);
  const inOrder = (text: string) =>
    text.includes(',')
      ? text
          .split(', ')
          .map(Number)
          .sort((a, b) => a - b)
          .join()
      : text.replace('.', '');
  return inOrder(result) === inOrder(claim);
}

test.each([
  ...GAMES.flatMap(([id, rule, slips]) =>
    [...BYTES, ...slips].map(([name, slip]) => [id, name, rule(slip)] as const),
  ),
  [
    'duel-dice',
    'a roll of 100.00',
    async (typed: Typed) => {
      const rolled = await roll('', 10_001)()(typed);
      return rolled === '100.00' ? '' : rolled;
    },
  ],
  ['duel-plinko', 'the order of the steps, as buckets alone are published', dropTurned],
  ...BYTES.map(([name, slip]) => ['duel-crash', name, crash(point, slip)] as const),
  ['duel-crash', 'the beacon as text', crash(point, {}, (beacon) => utf8Bytes(`${beacon}:0`))],
  ['duel-crash', 'the rounding', crash((number) => Math.round((2 ** 32 / (number + 1)) * 99.9))],
  ['duel-crash', 'the factor', crash((number) => Math.floor((2 ** 32 / (number + 1)) * 99))],
  ['duel-crash', 'the + 1 below 2^32', crash((number) => Math.floor((2 ** 32 / number) * 99.9))],
  [
    'duel-crash',
    'the least multiplier of 1.00',
    crash((number) => Math.floor((2 ** 32 / (number + 1)) * 99.9)),
  ],
] as const)('%s: a rival without %s is told apart, or said not to be', async (id, slip, rival) => {
  const { isToldApart, isSaidNotToBe } = await againstRival(id, slip, rival, isSame);
  expect(isToldApart).toBe(!isSaidNotToBe);
});

test.each([
  ...GAMES.map(([id, rule]) => [id, rule({})] as const),
  ['duel-crash', crash(point)] as const,
])('%s: written anew without a slip, it gives every published round', async (id, rule) => {
  expect(await againstRival(id, '', rule, isSame)).toMatchObject({ isToldApart: false });
});

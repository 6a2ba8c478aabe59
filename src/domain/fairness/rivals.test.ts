import { expect, test } from 'vitest';
import { bytesOfHex, utf8Bytes } from './bytes.ts';
import { drawNumbers, inRisingOrder } from './draw-numbers.ts';
import type { Typed } from './rule.ts';
import { NOBLE_DIGEST } from './noble-digest.ts';
import { againstRival } from './scheme-for-tests.ts';
import { wheelTable } from './schemes/wheel.ts';

/*
 * An example that fits two rules proves neither. Each rival is a rule with one slip, written anew here;
 * of the published rounds one must tell it from the rule, or the scheme says that none is known.
 */

type Slip = { littleEndian?: true; sameCounter?: true };

/** 32-bit numbers of a round, eight to a digest. */
async function numbersOf(typed: Typed, { littleEndian, sameCounter }: Slip = {}) {
  const { revealed = '', seed = '', nonce = '' } = typed;
  const digests = await Promise.all(
    [0, 1].map((counter) => {
      const message = `${seed}:${nonce}:${sameCounter ? 0 : counter}`;
      return NOBLE_DIGEST.hmacSha256(utf8Bytes(revealed), utf8Bytes(message));
    }),
  );
  return digests.flatMap((bytes) => words(bytes, littleEndian));
}

const words = (bytes: Uint8Array<ArrayBuffer>, littleEndian = false) =>
  Array.from({ length: bytes.length / 4 }, (_, place) =>
    new DataView(bytes.buffer).getUint32(place * 4, littleEndian),
  );

const chainNumber = async ({ revealed = '', seed = '' }: Typed, littleEndian = false) =>
  words(await NOBLE_DIGEST.hmacSha256(utf8Bytes(revealed), utf8Bytes(seed)), littleEndian)[0] ?? 0;

const bustabitFraction = async ({ revealed = '' }: Typed, salt: string) => {
  const [high = 0, low = 0] = words(
    await NOBLE_DIGEST.hmacSha256(utf8Bytes(salt), bytesOfHex(revealed)),
  );
  return high / 2 ** 32 + Math.floor(low / 2 ** 12) / 2 ** 52;
};

const SALTS = {
  bustabit: '00000000000000000001e08b7fd44f95e3e950ac65650a8031a6d5e1750e34be',
  'bustabit-v2': '0000000000000000004d6ec16dafe9d8370958664c1dc422f452892264c59526',
};

/** One number decides: what a round would give with a slip in bytes, range or rounding. */
const ofOne =
  (make: (fraction: number) => string | number, slip?: Slip) => async (typed: Typed) => {
    const [first = 0] = await numbersOf(typed, slip);
    return String(make(first / 2 ** 32));
  };
const ofMany =
  (make: (fractions: number[], typed: Typed) => string, slip?: Slip) => async (typed: Typed) =>
    make(
      (await numbersOf(typed, slip)).map((number) => number / 2 ** 32),
      typed,
    );
const hundredths = (value: number) => (value / 100).toFixed(2);
const stopping =
  (make: (number: number) => number, littleEndian = false) =>
  async (typed: Typed) =>
    hundredths(make(await chainNumber(typed, littleEndian)));
const bust =
  (scheme: keyof typeof SALTS, make: (fraction: number) => number) => async (typed: Typed) =>
    hundredths(make(await bustabitFraction(typed, SALTS[scheme])));

const dice =
  (range: number, round = Math.floor) =>
  (fraction: number) =>
    hundredths(round(fraction * range));
const limbo = (fraction: number) => hundredths(Math.floor((0.99 / fraction) * 100));
const keno = (fractions: number[]) =>
  inRisingOrder(drawNumbers(fractions.slice(0, 10), 40).map((place) => place + 1));
const path = (fractions: number[], { rows }: Typed) =>
  fractions
    .slice(0, Number(rows))
    .map((fraction) => (fraction < 0.5 ? 'L' : 'R'))
    .join('');
const mines = (fractions: number[], { mineCount }: Typed) =>
  inRisingOrder(drawNumbers(fractions.slice(0, Number(mineCount)), 25));
const withReplacement = (fractions: number[], { mineCount }: Typed) =>
  inRisingOrder(fractions.slice(0, Number(mineCount)).map((fraction) => Math.floor(fraction * 25)));
const capped = (make: (number: number) => number) => (number: number) =>
  Math.max(100, make(number));
const crash =
  (factor: number, plus = 1) =>
  (number: number) =>
    Math.floor((2 ** 32 / (number + plus)) * factor * 100);

/** As many cards as were dealt. */
const cards =
  (card: (fraction: number) => number = (fraction) => Math.floor(fraction * 52), suits = '♦♥♠♣') =>
  (fractions: number[], { claim = '' }: Typed) =>
    fractions
      .slice(0, claim.split(' ').length)
      .map(card)
      .map((place) => `${'2 3 4 5 6 7 8 9 10 J Q K A'.split(' ')[place >> 2]}${suits[place % 4]}`)
      .join(' ');
/** A deck from which each card is taken once. */
const once = (fractions: number[], typed: Typed) => {
  const deck = drawNumbers(fractions, 52);
  return cards((fraction) => deck[fractions.indexOf(fraction)] ?? 0)(fractions, typed);
};
const wheel =
  (segmentOf: (fraction: number, segments: number) => number) =>
  (fractions: number[], { segments, wheelRisk }: Typed) => {
    const size = Number(segments) as Parameters<typeof wheelTable>[0];
    const table = wheelTable(size, wheelRisk as Parameters<typeof wheelTable>[1]);
    return hundredths((table[segmentOf(fractions[0] ?? 0, size)] ?? 0) * 100);
  };
const segment = (fraction: number, segments: number) => Math.floor(fraction * segments);

/** A claim of another form, such as a multiplier beside a path, tells nothing. */
const sameResult = (result: string, claim = '') =>
  result === claim || (/^[LR]/.test(result) && !/^[LR]/.test(claim));

const LE = { littleEndian: true } as const;

test.each([
  ['dice', 'the order of the bytes', ofOne(dice(10_001), LE)],
  ['dice', 'the range of 10,001', ofOne(dice(10_000))],
  ['dice', 'the rounding', ofOne(dice(10_001, Math.round))],
  ['roulette', 'the order of the bytes', ofOne((f) => Math.floor(f * 37), LE)],
  ['roulette', 'the 37 pockets', ofOne((f) => Math.floor(f * 36))],
  ['roulette', 'the one zero', ofOne((f) => Math.floor(f * 38))],
  ['roulette', 'the rounding', ofOne((f) => Math.round(f * 37))],
  ['limbo', 'the order of the bytes', ofOne(limbo, LE)],
  ['limbo', 'the + 1 below 2^32', ofOne(limbo)],
  ['limbo', 'the rounding', ofOne((f) => hundredths(Math.round((0.99 / f) * 100)))],
  ['keno', 'the order of the bytes', ofMany(keno, LE)],
  ['keno', 'the counter', ofMany(keno, { sameCounter: true })],
  ['mines', 'the order of the bytes', ofMany(mines, LE)],
  ['mines', 'the counter', ofMany(mines, { sameCounter: true })],
  ['mines', 'the tiles that are left', ofMany(withReplacement)],
  ['plinko', 'the order of the bytes', ofMany(path, LE)],
  ['plinko', 'the counter', ofMany(path, { sameCounter: true })],
  ['wheel', 'the order of the bytes', ofMany(wheel(segment), LE)],
  ['wheel', 'the rounding', ofMany(wheel((f, size) => Math.round(f * size)))],
  ['wheel', 'the first segment as 0', ofMany(wheel((f, size) => segment(f, size) + 1))],
  ...(['baccarat', 'hilo'] as const).flatMap(
    (id) =>
      [
        [id, 'the order of the bytes', ofMany(cards(), LE)],
        [id, 'the rounding', ofMany(cards((f) => Math.round(f * 51)))],
        [id, 'the order of the suits', ofMany(cards(undefined, '♣♦♥♠'))],
        [id, 'a card that may come twice', ofMany(once)],
      ] as const,
  ),
  ['hilo', 'the counter', ofMany(cards(), { sameCounter: true })],
  ['bustabit', 'the rounding', bust('bustabit', (x) => Math.round(99 / (1 - x)))],
  ['bustabit-v2', 'the rounding', bust('bustabit-v2', (x) => Math.round(99 / (1 - x)))],
  ['bustabit', 'the least multiplier of 1.00', bust('bustabit', (x) => Math.floor(99 / (1 - x)))],
  [
    'bustabit-v2',
    'the least multiplier of 1.00',
    bust('bustabit-v2', (x) => Math.floor(99 / (1 - x))),
  ],
  ...(['stake-crash', 'stake-slide'] as const).flatMap((id) => {
    const factor = id === 'stake-crash' ? 0.99 : 0.98;
    return [
      [id, 'the order of the bytes', stopping(capped(crash(factor)), true)],
      [id, 'the factor', stopping(capped(crash(1.97 - factor)))],
      [id, 'the + 1 below 2^32', stopping(capped(crash(factor, 0)))],
      [id, 'the least multiplier of 1.00', stopping(crash(factor))],
    ] as const;
  }),
] as const)('%s: a rival without %s is told apart, or said not to be', async (id, slip, rival) => {
  const { isToldApart, isSaidNotToBe } = await againstRival(id, slip, rival, sameResult);
  expect(isToldApart).toBe(!isSaidNotToBe);
});

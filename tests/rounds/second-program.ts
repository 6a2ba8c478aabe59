import { cell, hexBytes, hmac, words } from './draw.ts';

/*
 * An independent implementation of each scheme. It generates histories and, with an error added, rivals of the
 * rule that a published round has to distinguish.
 */

/** A round, by the field names of the form. */
export type Bet = Readonly<Record<string, string | number>>;

/** Deviations from the rule. */
export type Slip = {
  littleEndian?: true;
  sameCounter?: true;
  keyOfText?: true;
  /** Skips the rejection of numbers above the limit. */
  noLimit?: true;
  /** Offset of the cursor. */
  cursor?: number;
  /** Number of results. */
  of?: number;
  round?: (value: number) => number;
  /** True to draw with replacement. */
  putBack?: boolean;
  suits?: string;
  /** Counts segments of a wheel from 1, or reverses the steps of a path. */
  turned?: true;
  beaconAsText?: true;
  factor?: number;
  plus?: number;
  uncapped?: true;
};

export const hundredths = (value: number) => (value / 100).toFixed(2);
const numbersTo = (size: number) => Array.from({ length: size }, (_, number) => number);

/** Fractions of four bytes, eight to a digest: key and message are texts. */
const fractionsOf = ({ revealed, seed, nonce }: Bet, slip: Slip = {}) =>
  [0, 1]
    .map((counter) => `${seed}:${nonce}:${slip.sameCounter ? 0 : counter}`)
    .flatMap((message) => words(hmac(`${revealed}`, message), slip.littleEndian))
    .map((word) => word / 2 ** 32);

/** One number below `size` for each fraction. */
const drawn = (fractions: readonly number[], size: number, putBack: boolean) => {
  const left = numbersTo(size);
  return fractions.map((fraction) => {
    const at = Math.floor(fraction * left.length);
    return putBack ? at : cell(left.splice(at, 1), 0);
  });
};

/** One fraction times a range, rounded down. */
export const ofOne = (
  bet: Bet,
  range: number,
  { of = range, round = Math.floor, ...slip }: Slip = {},
) => round(cell(fractionsOf(bet, slip), 0) * of);

const cards = (bet: Bet, { suits = '♦♥♠♣', putBack = true, round, ...slip }: Slip = {}) => {
  const fractions = fractionsOf(bet, slip).slice(0, `${bet['claim']}`.split(' ').length);
  const places = round ? fractions.map((f) => round(f * 51)) : drawn(fractions, 52, putBack);
  const ranks = '2 3 4 5 6 7 8 9 10 J Q K A'.split(' ');
  return places.map((place) => `${ranks[place >> 2]}${suits[place % 4]}`).join(' ');
};

type Keyed = { key: string | Buffer; message: string | Buffer };

/** Crash point from the first 32 bits. */
const crash = ({ key, message }: Keyed, own: number, slip: Slip = {}) => {
  const { factor = own, plus = 1, round = Math.floor, uncapped, littleEndian } = slip;
  const number = cell(words(hmac(key, message), littleEndian), 0);
  const point = round((2 ** 32 / (number + plus)) * factor * 100);
  return hundredths(uncapped ? point : Math.max(100, point));
};

/** Crash point from the first 52 bits. */
const bustabit =
  (salt: string) =>
  ({ revealed }: Bet, { round = Math.floor, uncapped, littleEndian }: Slip = {}) => {
    const [high = 0, low = 0] = words(hmac(salt, hexBytes(`${revealed}`)), littleEndian);
    const point = round(99 / (1 - high / 2 ** 32 - Math.floor(low / 2 ** 12) / 2 ** 52));
    return hundredths(uncapped ? point : Math.max(100, point));
  };

const chain =
  (factor: number) =>
  ({ revealed, seed }: Bet, slip?: Slip) =>
    crash({ key: `${revealed}`, message: `${seed}` }, factor, slip);

const duelCrash = ({ revealed, beacon }: Bet, slip: Slip = {}) => {
  const text = slip.beaconAsText ? `${beacon}` : hexBytes(`${beacon}`).toString('utf8');
  const key = slip.keyOfText ? `${revealed}` : hexBytes(`${revealed}`);
  return crash({ key, message: Buffer.from(`${text}:0`, 'utf8') }, 0.999, slip);
};

/** A draw with a key of bytes: the end of the message, the number of results, and the limit. */
type Draw = { after: string; of: number; below: number };

const numberBy = ({ revealed, seed, nonce }: Bet, { after, below, ...draw }: Draw, slip: Slip) => {
  const { of = draw.of, littleEndian } = slip;
  const key = slip.keyOfText ? `${revealed}` : hexBytes(`${revealed}`);
  const limit = slip.noLimit ? 2 ** 32 : Math.floor(below / of) * of;
  const numbers = words(hmac(key, `${seed}:${nonce}${after}`), littleEndian);
  return (numbers.find((number) => number < limit) ?? Number.NaN) % of;
};

/** Common code of two operators: suffix of a roll, number of the first row, start of the shuffle. */
const byBytes = (
  below: number,
  { roll, rolls, row, from }: { roll: string; rolls: number; row: number; from: 'last' | 'first' },
) => ({
  roll: (bet: Bet, slip: Slip = {}) => numberBy(bet, { after: roll, of: rolls, below }, slip),
  path: (bet: Bet, { cursor = 0, ...slip }: Slip = {}) =>
    numbersTo(Number(bet['rows'])).map((place) =>
      numberBy(bet, { after: `:${place + row + cursor}`, of: 2, below }, slip),
    ),
  mines: (bet: Bet, { cursor = 0, ...slip }: Slip = {}) => {
    const tiles = numbersTo(25).map((tile) => tile + (from === 'last' ? 0 : 1));
    for (const step of numbersTo(25)) {
      const draw = { after: `:${step + cursor}`, of: 25 - step, below };
      const number = numberBy(bet, draw, slip);
      const [one, other] = from === 'last' ? [24 - step, number] : [step, (step + number) % 25];
      [tiles[one], tiles[other]] = [cell(tiles, other), cell(tiles, one)];
    }
    return tiles.slice(0, Number(bet['mineCount']));
  },
});

export const DUEL = byBytes(0xffffffff, { roll: '', rolls: 10_001, row: 0, from: 'last' });
export const LIQD = byBytes(2 ** 32, { roll: ':0', rolls: 10_000, row: 1, from: 'first' });

export const plinkoPath = (bet: Bet, slip?: Slip) =>
  fractionsOf(bet, slip)
    .slice(0, Number(bet['rows']))
    .map((fraction) => (fraction < 0.5 ? 'L' : 'R'));
export const minesDrawn = (bet: Bet, { putBack = false, ...slip }: Slip = {}) =>
  drawn(fractionsOf(bet, slip).slice(0, Number(bet['mineCount'])), 25, putBack);

export type Program = (bet: Bet, slip?: Slip) => string;
const byId = <Id extends string>(programs: Record<Id, Program>) => programs;

/** Result of a round in a published form; for limbo, the documented one. */
export const SECOND_PROGRAM = byId({
  dice: (bet, slip) => hundredths(ofOne(bet, 10_001, slip)),
  roulette: (bet, slip) => String(ofOne(bet, 37, slip)),
  limbo: (bet, { round = Math.floor, ...slip } = {}) =>
    hundredths(round((0.99 / cell(fractionsOf(bet, slip), 0)) * 100)),
  keno: (bet, slip) =>
    drawn(fractionsOf(bet, slip).slice(0, 10), 40, false)
      .map((place) => place + 1)
      .join(', '),
  plinko: (bet, slip) => plinkoPath(bet, slip).join(''),
  mines: (bet, slip) => minesDrawn(bet, slip).join(', '),
  baccarat: cards,
  hilo: cards,
  bustabit: bustabit('00000000000000000001e08b7fd44f95e3e950ac65650a8031a6d5e1750e34be'),
  'bustabit-v2': bustabit('0000000000000000004d6ec16dafe9d8370958664c1dc422f452892264c59526'),
  'stake-crash': chain(0.99),
  'stake-slide': chain(0.98),
  'duel-crash': duelCrash,
  'duel-dice': (bet, slip) => hundredths(DUEL.roll(bet, slip)),
  'duel-plinko': (bet, slip) => {
    const path = DUEL.path(bet, slip);
    return `bucket ${(slip?.turned ? path.toReversed() : path).reduce((sum, step) => sum + step, 0)}`;
  },
  'duel-mines': (bet, slip) => DUEL.mines(bet, slip).join(', '),
  'liqd-dice': (bet, slip) => hundredths(LIQD.roll(bet, slip)),
  'liqd-plinko': (bet, slip) => LIQD.path(bet, slip).join(''),
  'liqd-mines': (bet, slip) => LIQD.mines(bet, slip).join(', '),
});

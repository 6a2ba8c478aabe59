import { drawNumbers, inRisingOrder } from '../draw-numbers.ts';
import { fractions, type Played, seedPairRule } from '../pair-rule.ts';
import { seedPairScheme } from '../pair-scheme.ts';
import { coordinatesClaim, numberListClaim } from '../result-claim.ts';
import { oneOf } from '../round-input.ts';
import type { Reasons } from '../rule.ts';
import { type FieldWords, roundsOf } from '../scheme.ts';

const TILES = 25;
const MOST_MINES = TILES - 1;

/** Number of mines on the 25 tiles: 1 to 24, in digits. */
export const parseMineCount = oneOf(
  Array.from({ length: MOST_MINES }, (_, count) => count + 1),
  'mines-not-1-to-24',
);

const listClaim = numberListClaim({ size: TILES });

/** Parsers of every mines game. A list with more or fewer tiles than mines is a typing error. */
export const MINES_READ = {
  inputs: { mineCount: parseMineCount },
  readClaim: (typed: string) => coordinatesClaim(typed) ?? listClaim(typed),
  beside: ({ claim, mineCount }: { claim: string | null; mineCount?: number }): Reasons => {
    const isOtherCount = mineCount !== undefined && claim?.split(', ').length !== mineCount;
    return claim !== null && isOtherCount ? { claim: 'claim-count' } : {};
  },
};

/** Tiles from 0, after the given swaps. */
export function shuffled(exchanges: readonly (readonly [one: number, other: number])[]) {
  const tiles = Array.from({ length: TILES }, (_, tile) => tile);
  for (const [one, other] of exchanges) {
    [tiles[one], tiles[other]] = [tiles[other] ?? Number.NaN, tiles[one] ?? Number.NaN];
  }
  return tiles;
}

/** Result of tiles counted from 0, in both ways of counting, the rule's own first. */
export function playTiles(tiles: readonly number[], countedFrom: 0 | 1): Omit<Played, 'outcomes'> {
  const isWeak = tiles.length === 1 || tiles.length === MOST_MINES;
  const form = (first: number) => {
    const value = inRisingOrder(tiles.map((tile) => tile + first));
    const caption = `Tiles with a mine, counted from ${first} at the top left`;
    return {
      value,
      name: `tiles counted from ${first}`,
      figure: { value, caption },
      ...(isWeak && { caution: 'One tile alone is weak evidence.' }),
    };
  };
  const own = form(countedFrom);
  return {
    forms: [own, form(1 - countedFrom)],
    figure: own.figure,
    steps: [{ label: 'Tiles with a mine, in rising order', value: own.value }],
  };
}

/** Tiles are numbered from 0, top left, row by row. Draws without replacement; the first tiles are mines. */
export const minesRule = seedPairRule({
  ...MINES_READ,
  draws: ({ mineCount }) => fractions(mineCount),
  table: {
    caption: 'Four bytes draw each mine from the tiles that are left',
    draw: 'Mine',
    outcome: 'Tile',
  },
  play: (floats) => {
    const tiles = drawNumbers(floats, TILES);
    return { ...playTiles(tiles, 0), outcomes: tiles.map(String) };
  },
});

/** Labels of the mines fields besides the seeds. */
export const MINES_FIELDS = {
  mineCount: {
    label: 'Number of mines',
    hint: 'From 1 to 24, on 25 tiles.',
    control: 'digits',
    sentences: { 'mines-not-1-to-24': 'Enter how many mines there were, from 1 to 24.' },
  },
  claim: {
    label: 'Tiles with a mine the casino showed',
    hint: 'Counted from the top left, row by row, from 0 or from 1, in any order; or as (column,row) from the bottom left. We compare them if you fill them in.',
    sentences: {
      'claim-out-of-range': 'Tiles are 0 to 24, or 1 to 25 where they are counted from 1.',
      'claim-count': 'Enter as many tiles as there were mines.',
    },
  },
} as const satisfies Record<string, FieldWords>;

export const mines = seedPairScheme({
  id: 'mines',
  name: 'Mines: two seeds and a nonce',
  fields: MINES_FIELDS,
  inWords:
    'Four bytes of it at a time, as a fraction of 1, draw a mine from the tiles that are left: the fraction times their number, rounded down, is the place in the row of those tiles. After eight mines the counter goes up by one.',
  publishedRounds: roundsOf(
    // From verifierform-stake, tests/lib/games/testcases/mines.json.
    '5ff5c610e633b2a91c46d1be1f74286b',
    { seed: '854581b6f52eaa86503f1dc6433655f9' },
    { nonce: '2', mineCount: '3', claim: '13, 16, 22' },
    { nonce: '3', mineCount: '4', claim: '14, 16, 21, 23' },
    { nonce: '4', mineCount: '5', claim: '0, 6, 16, 18, 22' },
    { nonce: '9', mineCount: '10', claim: '2, 3, 4, 10, 13, 15, 16, 21, 22, 23' },
    // From stake-provably-fair-verifier, Tests/Games/Mines.test.js, which lists the whole draw:
    // its first three tiles are 2, 12 and 5.
    'e8c495e2af38633f6ad42e0da12c8e3de7420d5284d054e36e83fdd2f13db44d',
    'ec8cb86c52ac4bfeb60ce5bc2d5d7b7d91036dc543c006febf7ad46ea0636b50',
    { seed: 'huoauPze', nonce: '1', mineCount: '3', claim: '2, 5, 12' },
  ),
});

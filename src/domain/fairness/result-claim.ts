import { inRisingOrder } from './draw-numbers.ts';
import { accepted, type Parsed, type Reader, refused } from './round-input.ts';
import { twoDecimals } from './working.ts';

type Range = { least: number; most: number };

/*
 * Parsers of claimed results, into the form of the computed ones (`Form`). Results that no round of the game can
 * have are refused: they are typing errors, and no evidence about the site.
 */

/** Three decimals can be thousands, where those are in range; more are those of a double that a page did not round. */
const WITH_POINT = /^(\d{1,12}|\d{1,3}(?:,\d{3}){1,3})(?:\.(\d{1,20}))?$/;
const WITH_COMMA = /^(\d{1,12}|\d{1,3}(?:[.\s]\d{3}){1,3}),(\d{1,2}|\d{4,20})$/;

/** Steps of a hundredth, cut as games cut them; a double may lie a little below its own. */
function hundredthsOf(number: number, decimals: string): number {
  const nearest = Math.round(number * 100);
  const isOwn = decimals.length < 3 || Math.abs(nearest - number * 100) < 1e-6;
  return isOwn ? nearest : Math.floor(number * 100);
}

/**
 * Number in hundredths, further decimals cut: "1.7x" becomes "1.70", "28,07" "28.07". Commas group thousands, or points
 * where a comma stands before the decimals.
 */
export const decimalsClaim =
  ({ least, most }: Range): Reader<string> =>
  (typed) => {
    const text = typed.trim().replace(/\s*[x×]$/i, '');
    const match = WITH_POINT.exec(text) ?? WITH_COMMA.exec(text);
    if (match === null) return refused('claim-not-a-number');
    const [, whole = '', decimals = ''] = match;
    const number = Number(`${whole.replaceAll(/\D/g, '')}.${decimals}`);
    const isThousands = /^\d\d[1-9]$/.test(decimals) && number * 1000 <= most;
    if (isThousands) return refused('claim-not-a-number');
    return number < least || number > most
      ? refused('claim-out-of-range')
      : accepted(twoDecimals(hundredthsOf(number, decimals)));
  };

/** Multiplier of games that pay at least 1×. */
export const multiplierClaim = decimalsClaim({ least: 1, most: 1e12 });

/**
 * Distinct integers of a game of `size`, in any order, separated by commas, semicolons or spaces, in brackets or
 * not. Sites count from 0 or from 1, so 0 and `size` are both allowed, but not together.
 */
export const numberListClaim =
  ({ size, count }: { size: number; count?: number }): Reader<string> =>
  (typed) => {
    const list = typed.trim().replace(/^[[({]\s*(.*?)\s*[\])}]$/, '$1');
    if (!/^\d{1,4}(?:\s*[\s,;]\s*\d{1,4})*$/.test(list)) return refused('claim-not-a-list');
    const numbers = list.split(/[\s,;]+/).map(Number);
    const different = new Set(numbers);
    const isBothWays = different.has(0) && different.has(size);
    if (isBothWays || Math.max(...numbers) > size) return refused('claim-out-of-range');
    if (different.size < numbers.length) return refused('claim-repeats');
    if (count !== undefined && numbers.length !== count) return refused('claim-count');
    return accepted(inRisingOrder(numbers));
  };

const PAIR = /\(\s*([1-5])\s*,\s*([1-5])\s*\)/g;

/**
 * Tiles of a board of five by five as columns and rows, counted from 1 at the bottom left, as Stake's page prints
 * them: (4,4) is tile 8, counted from 0 at the top left. `null` where the text is none; one pair alone is a list.
 */
export function coordinatesClaim(typed: string): Parsed<string> | null {
  const pairs = [...typed.matchAll(PAIR)];
  if (pairs.length < 2 || !/^[\s,;]*$/.test(typed.replaceAll(PAIR, ''))) return null;
  const tiles = pairs.map(([, column, row]) => (5 - Number(row)) * 5 + Number(column) - 1);
  return new Set(tiles).size < tiles.length
    ? refused('claim-repeats')
    : accepted(inRisingOrder(tiles));
}

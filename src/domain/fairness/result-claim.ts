import { inRisingOrder } from './draw-numbers.ts';
import { accepted, type Reader, refused } from './round-input.ts';
import { twoDecimals } from './working.ts';

type Range = { least: number; most: number };

/*
 * Parsers of claimed results, into the form of the computed ones (`Form`). Results that no round of the game can
 * have are refused: they are typing errors, and no evidence about the site.
 */

/** Number with up to two decimals: "1.7x" becomes "1.70". Commas group thousands. */
export const decimalsClaim =
  ({ least, most }: Range): Reader<string> =>
  (typed) => {
    const [, digits] =
      /^((?:\d{1,12}|\d{1,3}(?:,\d{3}){1,3})(?:\.\d{1,2}0*)?)\s*[x×]?$/i.exec(typed.trim()) ?? [];
    if (digits === undefined) return refused('claim-not-a-number');
    const number = Number(digits.replaceAll(',', ''));
    return number < least || number > most
      ? refused('claim-out-of-range')
      : accepted(twoDecimals(Math.round(number * 100)));
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

import type { InputReason, Parsed } from './parsed.ts';
import { inRisingOrder } from './draw-numbers.ts';
import { twoDecimals } from './working.ts';

type Range = { least: number; most: number };

/*
 * Each makes a reader of the results that a site shows: into the form in which results are worked out
 * (`Form`), so that the two can be compared. What no round of the game can give is refused: it is a slip
 * of the reader's, and no evidence about the site.
 */

/**
 * A number with up to two decimals, with or without a trailing x or ×: "1.7x" is "1.70". Commas part
 * thousands.
 */
export const decimalsClaim =
  ({ least, most }: Range) =>
  (typed: string): Parsed<string, InputReason> => {
    const claim = typed.trim();
    if (claim === '') return { ok: false, reason: 'claim-missing' };
    const [, digits] =
      /^((?:\d{1,12}|\d{1,3}(?:,\d{3}){1,3})(?:\.\d{1,2}0*)?)\s*[x×]?$/i.exec(claim) ?? [];
    if (digits === undefined) return { ok: false, reason: 'claim-not-a-number' };
    const number = Number(digits.replaceAll(',', ''));
    return number < least || number > most
      ? { ok: false, reason: 'claim-out-of-range' }
      : { ok: true, value: twoDecimals(Math.round(number * 100)) };
  };

/** A multiplier that no round can leave below 1. */
export const multiplierClaim = decimalsClaim({ least: 1, most: 1e12 });

/** A whole number in digits: "06" is "6". "00" is a pocket of its own elsewhere, so it is no zero. */
export const wholeNumberClaim =
  ({ least, most }: Range) =>
  (typed: string): Parsed<string, InputReason> => {
    const claim = typed.trim();
    if (claim === '') return { ok: false, reason: 'claim-missing' };
    if (!/^\d{1,15}$/.test(claim)) return { ok: false, reason: 'claim-not-whole' };
    const number = Number(claim);
    return claim === '00' || number < least || number > most
      ? { ok: false, reason: 'claim-out-of-range' }
      : { ok: true, value: String(number) };
  };

/**
 * Different whole numbers of a game of `size`, in any order, with commas, semicolons or spaces between
 * them, in brackets or not. Sites count from 0 or from 1, so 0 and `size` may stand, but not both.
 */
export const numberListClaim =
  ({ size, count }: { size: number; count?: number }) =>
  (typed: string): Parsed<string, InputReason> => {
    const claim = typed.trim().replace(/^[[({]\s*(.*?)\s*[\])}]$/, '$1');
    if (claim === '') return { ok: false, reason: 'claim-missing' };
    if (!/^\d{1,4}(?:\s*[\s,;]\s*\d{1,4})*$/.test(claim)) {
      return { ok: false, reason: 'claim-not-a-list' };
    }
    const numbers = claim.split(/[\s,;]+/).map(Number);
    const different = new Set(numbers);
    const isOutside = numbers.some((number) => number > size);
    if (isOutside || (different.has(0) && different.has(size))) {
      return { ok: false, reason: 'claim-out-of-range' };
    }
    if (different.size < numbers.length) return { ok: false, reason: 'claim-repeats' };
    if (count !== undefined && numbers.length !== count)
      return { ok: false, reason: 'claim-count' };
    return { ok: true, value: inRisingOrder(numbers) };
  };

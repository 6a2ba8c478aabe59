import type { Parsed } from './parsed.ts';
import { inRisingOrder } from './draw-numbers.ts';
import { twoDecimals } from './working.ts';

export type ClaimReason =
  'claim-missing' | 'claim-not-a-number' | 'claim-not-whole' | 'claim-not-a-list';

/*
 * Each reads the result that a site showed into the form in which results are worked out
 * (`Recomputed`), so that the two can be compared.
 */

/** A number with up to two decimals, with or without a trailing x or ×: "1.7x" is "1.70". */
export function parseDecimalsClaim(
  typed: string,
): Parsed<string, 'claim-missing' | 'claim-not-a-number'> {
  const claim = typed.trim();
  if (claim === '') return { ok: false, reason: 'claim-missing' };
  const [, digits] = /^(\d{1,12}(?:\.\d{1,2})?)\s*[x×]?$/i.exec(claim) ?? [];
  return digits === undefined
    ? { ok: false, reason: 'claim-not-a-number' }
    : { ok: true, value: twoDecimals(Math.round(Number(digits) * 100)) };
}

/** A whole number in digits: "06" is "6". */
export function parseWholeNumberClaim(
  typed: string,
): Parsed<string, 'claim-missing' | 'claim-not-whole'> {
  const claim = typed.trim();
  if (claim === '') return { ok: false, reason: 'claim-missing' };
  return /^\d{1,15}$/.test(claim)
    ? { ok: true, value: String(Number(claim)) }
    : { ok: false, reason: 'claim-not-whole' };
}

/** Whole numbers in any order, with commas, semicolons or spaces between them. */
export function parseNumberListClaim(
  typed: string,
): Parsed<string, 'claim-missing' | 'claim-not-a-list'> {
  const claim = typed.trim();
  if (claim === '') return { ok: false, reason: 'claim-missing' };
  return /^\d{1,4}(?:\s*[\s,;]\s*\d{1,4})*$/.test(claim)
    ? { ok: true, value: inRisingOrder(claim.split(/[\s,;]+/).map(Number)) }
    : { ok: false, reason: 'claim-not-a-list' };
}

import type { Parsed } from './parsed.ts';
import { twoDecimals } from './working.ts';

/** How a game shows its result, and so what a reader can copy from it. */
export const RESULT_FORMS = [
  'two-decimals',
  'whole-number',
  'number-list',
  'path-or-multiplier',
] as const;
export type ResultForm = (typeof RESULT_FORMS)[number];

export type ClaimReason =
  | 'claim-missing'
  | 'claim-not-a-number'
  | 'claim-not-whole'
  | 'claim-not-a-list'
  | 'claim-not-a-path';

/**
 * The result that a site showed, in the form in which results are worked out (`Recomputed`).
 * Takes a number with up to two decimals and a trailing x or ×, a list with commas or spaces in any
 * order, or a path of L and R in either case.
 */
export function parseClaim(typed: string, form: ResultForm): Parsed<string, ClaimReason> {
  const claim = typed.trim();
  if (claim === '') return { ok: false, reason: 'claim-missing' };
  switch (form) {
    case 'two-decimals':
      return parseDecimals(claim) ?? { ok: false, reason: 'claim-not-a-number' };
    case 'whole-number':
      return /^\d{1,15}$/.test(claim)
        ? { ok: true, value: String(Number(claim)) }
        : { ok: false, reason: 'claim-not-whole' };
    case 'number-list':
      return parseList(claim) ?? { ok: false, reason: 'claim-not-a-list' };
    case 'path-or-multiplier':
      return parseDecimals(claim) ?? parsePath(claim) ?? { ok: false, reason: 'claim-not-a-path' };
  }
}

type Value = { ok: true; value: string } | null;

function parseDecimals(claim: string): Value {
  const [, digits] = /^(\d{1,12}(?:\.\d{1,2})?)\s*[x×]?$/i.exec(claim) ?? [];
  return digits === undefined
    ? null
    : { ok: true, value: twoDecimals(Math.round(Number(digits) * 100)) };
}

function parseList(claim: string): Value {
  if (!/^\d{1,4}(?:\s*[\s,;]\s*\d{1,4})*$/.test(claim)) return null;
  const numbers = claim.split(/[\s,;]+/).map(Number);
  return { ok: true, value: numbers.sort((a, b) => a - b).join(', ') };
}

function parsePath(claim: string): Value {
  const path = claim.replace(/[\s,]/g, '').toUpperCase();
  return /^[LR]+$/.test(path) ? { ok: true, value: path } : null;
}

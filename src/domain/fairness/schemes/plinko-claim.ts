import {
  PLINKO_RISKS,
  PLINKO_ROWS,
  PLINKO_TABLES,
  type PlinkoRisk,
  type PlinkoRows,
} from '../../odds/plinko-tables.ts';
import type { Parsed } from '../parsed.ts';
import { decimalsClaim } from '../result-claim.ts';
import { oneOf } from '../round-input.ts';
import type { Reasons } from '../rule.ts';

/** Rows of a board for which the scheme's tables exist: 8 to 16. */
export const parsePlinkoRows = oneOf(PLINKO_ROWS, 'rows-not-8-to-16');

/** A risk of the tables, or `null` where it is not known: the path is then found, but no multiplier. */
export function parsePlinkoRisk(typed: string): Parsed<PlinkoRisk | null, never> {
  return { ok: true, value: PLINKO_RISKS.find((known) => known === typed) ?? null };
}

/** A path of L and R or of 0 and 1, or the bucket it ends in: "bucket 7". */
export function parsePathClaim(
  typed: string,
): Parsed<string, 'claim-missing' | 'claim-not-a-path'> {
  const [, bucket] = /^(?:bucket|slot)\s*(\d{1,2})$/i.exec(typed.trim()) ?? [];
  if (bucket !== undefined) return { ok: true, value: bucketForm(Number(bucket)) };
  const path = typed.replace(/[\s,]/g, '').toUpperCase();
  if (path === '') return { ok: false, reason: 'claim-missing' };
  if (/^[01]{8,16}$/.test(path)) {
    return { ok: true, value: path.replaceAll('0', 'L').replaceAll('1', 'R') };
  }
  return /^[LR]+$/.test(path)
    ? { ok: true, value: path }
    : { ok: false, reason: 'claim-not-a-path' };
}

/** As `parsePathClaim`, or the multiplier that the bucket paid. */
export function parsePlinkoClaim(typed: string) {
  const path = parsePathClaim(typed);
  const multiplier = multiplierPaid(typed);
  return !path.ok && multiplier.ok ? multiplier : path;
}

const multiplierPaid = decimalsClaim({ least: 0, most: 1e6 });
export const bucketForm = (bucket: number) => `bucket ${bucket}`;

/** What a board of these rows and this risk cannot have shown, and the risk where a multiplier needs it. */
export function plinkoBeside({
  claim,
  rows,
  risk,
}: {
  claim: string | null;
  rows?: PlinkoRows;
  risk?: PlinkoRisk | null;
}): Reasons {
  if (claim === null || rows === undefined) return {};
  if (/^\d/.test(claim)) {
    if (risk === undefined || risk === null) return { risk: 'risk-missing' };
    const isPaid = PLINKO_TABLES[rows][risk].some((paid) => paid === Number(claim));
    return isPaid ? {} : { claim: 'claim-not-in-table' };
  }
  const bucket = /^bucket (\d+)$/.exec(claim)?.[1];
  const isPossible = bucket === undefined ? claim.length === rows : Number(bucket) <= rows;
  return isPossible ? {} : { claim: 'claim-not-of-rows' };
}

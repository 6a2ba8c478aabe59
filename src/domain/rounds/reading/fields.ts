import type { DecimalText } from '../round.ts';
import { decimalFrom } from './decimals.ts';
import { looksPersonal } from './personal.ts';
import { Unfit } from './reasons.ts';

/** An object of a JSON file: anything may stand in it, or be missing. */
export type Fields = Readonly<Record<string, unknown>>;

export const LONGEST_SEED = 256;

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export const isMissing = (value: unknown) => value === undefined || value === null || value === '';

export function amountIn(fields: Fields, key: string): DecimalText | null {
  if (isMissing(fields[key])) return null;
  const amount = decimalFrom(fields[key]);
  if (amount === null) throw new Unfit('not-a-number', key);
  return amount;
}

export function stakeIn(fields: Fields, key: string): DecimalText {
  const stake = amountIn(fields, key);
  if (stake === null) throw new Unfit('field-missing', key);
  if (stake.startsWith('-')) throw new Unfit('not-a-number', key);
  return stake;
}

/** A count such as a nonce, written as number or as text; `null` where it is missing. */
export function countIn(fields: Fields, key: string): number | null {
  if (isMissing(fields[key])) return null;
  const count = Number(decimalFrom(fields[key]) ?? Number.NaN);
  if (!Number.isSafeInteger(count) || count < 0) throw new Unfit('not-a-number', key);
  return count;
}

export function countsIn(fields: Fields, key: string): number[] | null {
  const list = fields[key];
  if (isMissing(list)) return null;
  if (!Array.isArray(list) || list.length > 1000) throw new Unfit('not-an-outcome', key);
  return list.map((value: unknown) => {
    if (Number.isSafeInteger(value) && Number(value) >= 0) return Number(value);
    throw new Unfit('not-an-outcome', key);
  });
}

export function saidIn(fields: Fields, key: string): boolean | null {
  const said = fields[key];
  return typeof said === 'boolean' ? said : null;
}

/** A seed or a hash, to the letter. */
export function seedIn(fields: Fields, key: string): string | null {
  return isMissing(fields[key]) ? null : seedFrom(fields[key], key);
}

export function seedFrom(value: unknown, field: string): string {
  if (typeof value === 'string' && value.length <= LONGEST_SEED) return value;
  throw new Unfit('not-an-outcome', field);
}

export const hashIn = (fields: Fields, key: string) => seedIn(fields, key)?.toLowerCase() ?? null;

/** A code of letters and digits, such as that of a currency; empty where it is anything else. */
export function codeFrom(value: unknown): string {
  return typeof value === 'string' && /^[A-Za-z0-9]{1,12}$/.test(value) ? value.toUpperCase() : '';
}

/** A short word or name that is passed on; empty where it could be somebody's. */
export function labelFrom(value: unknown): string {
  if (typeof value !== 'string') return '';
  const label = value.trim();
  return label.length > 60 || looksPersonal(label) !== null ? '' : label;
}

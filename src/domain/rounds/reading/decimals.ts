import type { DecimalText } from '../round.ts';

/** Eighteen decimals, and more digits before them than any coin has. */
const MOST_DIGITS = 60;
const PLAIN = /^-?\d+(?:\.\d+)?$/;
const WRITTEN = /^([+-]?)(\d*)\.?(\d*)(?:e([+-]?\d{1,3}))?$/i;

/** A number in plain decimals, as written if it is text; `null` for what is none or is too long. */
export function decimalFrom(value: unknown): DecimalText | null {
  if (typeof value !== 'number' && typeof value !== 'string') return null;
  const text = String(value).trim();
  if (text.length > MOST_DIGITS) return null;
  return PLAIN.test(text) ? text : movedPoint(text, 0);
}

/** The number with its point moved to the right, as "1.5" by 2 is "150". */
export function movedPoint(text: string, by: number): DecimalText | null {
  const [, sign, whole = '', part = '', exponent = '0'] = WRITTEN.exec(text) ?? [];
  const places = part.length - Number(exponent) - by;
  if (whole + part === '' || Math.abs(places) > MOST_DIGITS) return null;
  return written(BigInt(whole + part) * (sign === '-' ? -1n : 1n), places);
}

/** The exact sum of two plain decimals. */
export function sumOf(first: DecimalText, second: DecimalText): DecimalText {
  const places = Math.max(...[first, second].map((text) => text.split('.')[1]?.length ?? 0));
  const units = [first, second].map((text) => BigInt(movedPoint(text, places) ?? 0));
  return written(
    units.reduce((sum, next) => sum + next),
    places,
  );
}

function written(units: bigint, places: number): DecimalText {
  if (places <= 0) return String(units * 10n ** BigInt(-places));
  const digits = String(units < 0n ? -units : units).padStart(places + 1, '0');
  const text = `${digits.slice(0, -places)}.${digits.slice(-places)}`.replace(/\.?0+$/, '');
  return units < 0n ? `-${text}` : text;
}

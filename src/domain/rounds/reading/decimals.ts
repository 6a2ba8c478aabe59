import type { DecimalText } from '../round.ts';

/** Digits of the longest amount that is read: eighteen decimals, and more before them than any coin has. */
const MOST_DIGITS = 60;

const WRITTEN = /^([+-]?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d{1,3}))?$/;

/** The number as written, in plain decimals; `null` for what is none or has too many digits. */
export function decimalFrom(value: unknown): DecimalText | null {
  if (typeof value === 'number') return Number.isFinite(value) ? plain(String(value)) : null;
  return typeof value === 'string' && value.length <= 2 * MOST_DIGITS ? plain(value.trim()) : null;
}

function plain(text: string): DecimalText | null {
  const [, sign = '', whole = '', part = '', exponent] = WRITTEN.exec(text) ?? [];
  if (whole + part === '' || whole.length + part.length > MOST_DIGITS) return null;
  if (exponent !== undefined) return signed(sign, shifted(whole, part, Number(exponent)));
  if (sign === '' && whole !== '' && !text.endsWith('.')) return text;
  return signed(sign, part === '' ? whole : `${whole || '0'}.${part}`);
}

/** The same number with its point moved to the right by `by`, as "1.5" by 2 is "150". */
export function movedPoint(text: DecimalText, by: number): DecimalText | null {
  const [, sign = '', whole = '', part = ''] = WRITTEN.exec(text) ?? [];
  return signed(sign, shifted(whole, part, by));
}

function shifted(whole: string, part: string, by: number): string {
  const digits = whole + part;
  const point = whole.length + by;
  if (point > MOST_DIGITS || point < -MOST_DIGITS) return '';
  const all = digits.padStart(digits.length + Math.max(0, 1 - point), '0');
  const at = Math.max(point, 1);
  const before = all
    .padEnd(at, '0')
    .slice(0, at)
    .replace(/^0+(?=\d)/, '');
  const after = all.slice(at).replace(/0+$/, '');
  return after === '' ? before : `${before}.${after}`;
}

function signed(sign: string, text: string): DecimalText | null {
  if (text === '') return null;
  return sign === '-' && /[1-9]/.test(text) ? `-${text}` : text;
}

/** The exact sum. */
export function sumOf(first: DecimalText, second: DecimalText): DecimalText {
  const places = Math.max(placesOf(first), placesOf(second));
  const units = unitsOf(first, places) + unitsOf(second, places);
  const digits = String(units < 0n ? -units : units);
  const text = shifted(digits, '', -places);
  return units < 0n ? `-${text}` : text;
}

function placesOf(text: DecimalText): number {
  return text.includes('.') ? text.length - text.indexOf('.') - 1 : 0;
}

function unitsOf(text: DecimalText, places: number): bigint {
  return BigInt(text.replace('.', '') + '0'.repeat(places - placesOf(text)));
}

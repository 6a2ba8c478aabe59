import Big from 'big.js';
import { isDecimal } from '../judging/decimals.ts';
import type { DecimalText } from '../round.ts';
import type { ColumnMapping } from './read-event.ts';
import { ReadError } from './reasons.ts';

const LONGEST = 100;
const EXPONENT = /^-?(\d+\.?\d*|\.\d+)(e[+-]?\d{1,2})?$/i;

/** A number in plain decimals, as written if it is text; `null` for what is none or is too long. */
export function decimalFrom(value: unknown): DecimalText | null {
  if (typeof value !== 'number' && typeof value !== 'string') return null;
  const text = String(value).trim();
  if (isDecimal(text)) return text;
  const plain = text.length < LONGEST && EXPONENT.test(text) ? new Big(text).toFixed() : '';
  return isDecimal(plain) ? plain : null;
}

export const sumOf = (first: DecimalText, second: DecimalText): DecimalText =>
  new Big(first).plus(second).toFixed();

/** A number in steps of a hundredth, such as 2807 for 28.07. */
export function hundredths(amount: DecimalText): number {
  const steps = new Big(amount).times(100).toNumber();
  if (!Number.isSafeInteger(steps)) throw new ReadError('not-an-outcome');
  return steps;
}

const NOTHING = /^(|n\/?a|nan|null|none|[-–—])$/i;
const UNIT = String.raw`\s*(?:R\$|\p{Sc}|[a-z]{2,6}|[x×])?\s*`;
/** Sign or bracket, digits in groups, decimals, exponent. */
const amountWith = (group: string, decimal: string) =>
  new RegExp(
    String.raw`^([(+−-])?${UNIT}([+−-])?(\d*|\d{1,3}(?:${group}\d{2,3})*${group}\d{3})` +
      String.raw`(?:${decimal}(\d*))?(e[-+]?\d{1,2})?${UNIT}\)?$`,
    'iu',
  );
const AMOUNTS = { '.': amountWith("[,'’\\s]", '\\.'), ',': amountWith("[.'’\\s]", ',') };

/** The amount in a cell: `null` where it says there is none, `undefined` where it is no amount. */
export function amountOf(cell: string, decimal: ColumnMapping['decimal']) {
  const text = cell.trim();
  if (NOTHING.test(text)) return null;
  const match = text.length < LONGEST && AMOUNTS[decimal].exec(text);
  if (!match) return undefined;
  const [, first = '', second = '', whole = '', part = '', exponent = ''] = match;
  const sign = /[(−-]/.test(first + second) ? '-' : '';
  const digits = `${whole.replaceAll(/\D/g, '')}.${part}`.replace(/\.$/, '');
  return decimalFrom(sign + digits + exponent) ?? undefined;
}

/** Decimal sign of a cell; `null` without decimals, or where the sign could separate thousands. */
export function decimalSignIn(cell: string): '.' | ',' | null {
  const text = cell.replaceAll(/[^\d.,]/g, '');
  const [dot, comma] = [text.lastIndexOf('.'), text.lastIndexOf(',')];
  if (dot === comma) return null;
  if (dot >= 0 && comma >= 0) return dot > comma ? '.' : ',';
  const [sign, other] = dot >= 0 ? (['.', ','] as const) : ([',', '.'] as const);
  if (text.indexOf(sign) !== text.lastIndexOf(sign)) return other;
  return /^[1-9]\d{0,2}[.,]\d{3}$/.test(text) ? null : sign;
}

const SIGNS = { R$: 'BRL', $: 'USD', '€': 'EUR', '£': 'GBP', '₿': 'BTC', '₽': 'RUB', '₹': 'INR' };

/** The currency that a sign in a cell usually means. */
export const currencyIn = (cell: string) =>
  Object.entries(SIGNS).find(([sign]) => cell.includes(sign))?.[1] ?? '';

import type { DecimalText } from '../round.ts';
import { decimalFrom } from './decimals.ts';
import type { ColumnMapping } from './read-event.ts';
import { Unfit } from './reasons.ts';

const NOTHING = /^(|n\/?a|nan|null|none|nil|[-–—])$/i;
/** Currency or unit before and after a number; the "e" of an exponent is not one. */
const BEFORE = /^(R\$|\p{Sc}|[A-Z]{2,6})\s*/u;
const AFTER = /\s*(\p{Sc}|[A-Za-z]{2,6}|[x×])$/u;
const GROUPED = {
  '.': /^(\d+|\d{1,3}(?:([,'’\s])\d{2,3})*\2\d{3}|)(?:\.(\d*))?(e[+-]?\d{1,3})?$/i,
  ',': /^(\d+|\d{1,3}(?:([.'’\s])\d{2,3})*\2\d{3}|)(?:,(\d*))?(e[+-]?\d{1,3})?$/i,
} as const;

/** The amount that a cell of a table shows; `null` for an empty cell or one that says there is none. */
export function amountOf(
  cell: string,
  field: string,
  decimal: ColumnMapping['decimal'],
): DecimalText | null {
  const text = cell.trim();
  if (NOTHING.test(text)) return null;
  if (text.length > 100) throw new Unfit('not-a-number', field);
  const bare = text
    .replace(/^\((.*)\)$/, '-$1')
    .replace(/^[-−]/, '-')
    .replace(AFTER, '');
  const [, sign = '', inner = ''] =
    /^([+-]?)\s*(.*)$/.exec(bare.replace(BEFORE, '').replace('−', '-')) ?? [];
  const [, whole = '', , part = '', exponent = ''] =
    GROUPED[decimal].exec(inner.replace(BEFORE, '')) ?? [];
  const digits = whole.replaceAll(/\D/g, '');
  const amount = decimalFrom(`${sign}${digits}${part && `.${part}`}${exponent}`);
  if (amount === null) throw new Unfit('not-a-number', field);
  return amount;
}

/** How a cell writes its decimals: by a sign, by either, or `null` where no sign stands in it. */
export function decimalSignIn(cell: string): '.' | ',' | 'either' | null {
  const text = cell.replaceAll(/[^\d.,]/g, '');
  const [dots, commas] = [text.split('.').length - 1, text.split(',').length - 1];
  if (dots + commas === 0) return null;
  if (dots > 0 && commas > 0) return text.lastIndexOf('.') > text.lastIndexOf(',') ? '.' : ',';
  const [sign, other] = dots > 0 ? (['.', ','] as const) : ([',', '.'] as const);
  if (dots + commas > 1) return other;
  return /^[1-9]\d{0,2}[.,]\d{3}$/.test(text) ? 'either' : sign;
}

const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/R\$/, 'BRL'],
  [/\$/, 'USD'],
  [/€/, 'EUR'],
  [/£/, 'GBP'],
  [/₿/, 'BTC'],
  [/₽/, 'RUB'],
  [/₹/, 'INR'],
];

/** The currency that a sign in a cell usually means; the reader confirms it. */
export function currencyIn(cell: string): string {
  return SIGNS.find(([sign]) => sign.test(cell))?.[1] ?? '';
}

import type { DecimalText } from '../round.ts';
import { decimalFrom } from './decimals.ts';
import type { ColumnMapping } from './read-event.ts';

const LONGEST = 100;
const NOTHING = /^(|n\/?a|nan|null|none|[-–—])$/i;
const UNIT = String.raw`\s*(?:R\$|\p{Sc}|[a-z]{2,6}|[x×])?\s*`;
/** Sign, digits with their groups, decimals and exponent; brackets are a minus too. */
const amountWith = (group: string, decimal: string) =>
  new RegExp(
    String.raw`^(\(|[-−+])?${UNIT}([-−])?(\d*|\d{1,3}(?:${group}\d{2,3})*${group}\d{3})` +
      String.raw`(?:${decimal}(\d*))?(e[-+]?\d{1,3})?${UNIT}\)?$`,
    'iu',
  );
const AMOUNTS = { '.': amountWith("[,'’\\s]", '\\.'), ',': amountWith("[.'’\\s]", ',') };

/** The amount in a cell: `null` where it says there is none, `undefined` where it is no amount. */
export function amountOf(
  cell: string,
  decimal: ColumnMapping['decimal'],
): DecimalText | null | undefined {
  const text = cell.trim();
  if (NOTHING.test(text)) return null;
  const [, first = '', second = '', whole = '', part = '', exponent = ''] =
    AMOUNTS[decimal].exec(text.slice(0, LONGEST)) ?? [];
  const isNegative = /[(−-]/.test(first + second);
  const digits = `${whole.replaceAll(/\D/g, '')}.${part}`.replace(/\.$/, '');
  return decimalFrom(`${isNegative ? '-' : ''}${digits}${exponent}`) ?? undefined;
}

/** How a cell writes its decimals; "either" where one sign could part decimals or thousands. */
export function decimalSignIn(cell: string): '.' | ',' | 'either' | null {
  const text = cell.replaceAll(/[^\d.,]/g, '');
  const [dot, comma] = [text.lastIndexOf('.'), text.lastIndexOf(',')];
  if (dot === comma) return null;
  if (dot >= 0 && comma >= 0) return dot > comma ? '.' : ',';
  const [sign, other] = dot >= 0 ? (['.', ','] as const) : ([',', '.'] as const);
  if (text.indexOf(sign) !== text.lastIndexOf(sign)) return other;
  return /^[1-9]\d{0,2}[.,]\d{3}$/.test(text) ? 'either' : sign;
}

const SIGNS = { R$: 'BRL', $: 'USD', '€': 'EUR', '£': 'GBP', '₿': 'BTC', '₽': 'RUB', '₹': 'INR' };

/** The currency that a sign in a cell usually means. */
export const currencyIn = (cell: string) =>
  Object.entries(SIGNS).find(([sign]) => cell.includes(sign))?.[1] ?? '';

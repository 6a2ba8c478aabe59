import Big from 'big.js';
import { isIsoCurrency } from '../../money/money.ts';
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
const UNIT = String.raw`\s*(\p{L}{0,3}\$|\p{Sc}|\p{L}{2,6}\.?|[x×])?\s*`;
/** Sign or bracket, digits in groups, decimals, exponent. */
const amountWith = (group: string, decimal: string) =>
  new RegExp(
    String.raw`^([(+−-])?${UNIT}([+−-])?(\d*|\d{1,3}(?:${group}\d{2,3})*${group}\d{3})` +
      String.raw`(?:${decimal}(\d*))?(e[-+]?\d{1,2})?${UNIT}\)?$`,
    'iu',
  );
const AMOUNTS = { '.': amountWith("[,'’\\s]", '\\.'), ',': amountWith("[.'’\\s]", ',') };

/** An amount with the signs and words that stand beside it, as `codeOf` reads them. */
type Amount = { amount: DecimalText; units: readonly string[] };

/** The amount in a cell: `null` where it says there is none, `undefined` where it is no amount. */
export function amountIn(
  cell: string,
  decimal: ColumnMapping['decimal'],
): Amount | null | undefined {
  const text = cell.trim();
  if (NOTHING.test(text)) return null;
  const match = text.length < LONGEST && AMOUNTS[decimal].exec(text);
  if (!match) return undefined;
  const [, first = '', before, second = '', whole = '', part = '', exponent = '', after] = match;
  const sign = /[(−-]/.test(first + second) ? '-' : '';
  const digits = `${whole.replaceAll(/\D/g, '')}.${part}`.replace(/\.$/, '');
  const amount = decimalFrom(sign + digits + exponent);
  return amount === null ? undefined : { amount, units: [before ?? [], after ?? []].flat() };
}

/** A multiplier, such as 2.00×. */
export const TIMES = /^(?:[x×]\s*[\d.,]+|[\d.,]+\s*[x×])$/i;

/** Decimal sign of a cell; `null` without decimals, or where the sign could separate thousands. */
export function decimalSignIn(cell: string): '.' | ',' | null {
  const text = cell.replaceAll(/[^\d.,]|[.,]\s*$/g, '');
  const [dot, comma] = [text.lastIndexOf('.'), text.lastIndexOf(',')];
  if (dot === comma) return null;
  if (dot >= 0 && comma >= 0) return dot > comma ? '.' : ',';
  const [sign, other] = dot >= 0 ? (['.', ','] as const) : ([',', '.'] as const);
  if (text.indexOf(sign) !== text.lastIndexOf(sign)) return other;
  return /^[1-9]\d{0,2}[.,]\d{3}$/.test(text) ? null : sign;
}

/** Codes that a sign can stand for, the usual one first. */
const SIGNS: Readonly<Record<string, string>> = {
  $: 'USD USDT USDC BUSD DAI CAD AUD NZD SGD HKD MXN ARS CLP COP',
  ...{ R$: 'BRL', US$: 'USD', C$: 'CAD', CA$: 'CAD', A$: 'AUD', AU$: 'AUD', NZ$: 'NZD' },
  ...{ HK$: 'HKD', S$: 'SGD', MX$: 'MXN', '€': 'EUR', '£': 'GBP', '₿': 'BTC', '₽': 'RUB' },
  ...{ '₹': 'INR', '¥': 'JPY CNY', '₩': 'KRW', '₺': 'TRY', '₴': 'UAH', '₫': 'VND', '₦': 'NGN' },
  ...{ '₱': 'PHP', '฿': 'THB', '₸': 'KZT', '₪': 'ILS', ZŁ: 'PLN', KČ: 'CZK', FT: 'HUF' },
  ...{ KR: 'SEK NOK DKK ISK', LEI: 'RON', РУБ: 'RUB' },
};

/** Currency of a unit: its code, or the usual one of a sign. `beside` is kept where the sign can stand for it. */
export function codeOf(unit: string, beside = ''): string {
  const sign = unit.toUpperCase().replace(/\.$/, '');
  const codes = (SIGNS[sign] ?? sign).split(' ');
  return codes.includes(beside) ? beside : (codes[0] ?? '');
}

const COINS = 'BTC ETH LTC DOGE TRX XRP BCH BNB SOL ADA USDT USDC EOS POL MATIC SHIB DAI TON XLM';

/** Currency that a head names behind the words of its role, such as "Bet (USD)" or "stake_btc"; `''` if none. */
export function currencyOfHead(head: string): string {
  const [, word = ''] =
    /(?:[\s_([-]|(?<=\p{Ll})(?=\p{Lu}))([\p{L}\p{Sc}]{1,5})[)\]\s]*$/u.exec(head.slice(0, 80)) ??
    [];
  const code = codeOf(word);
  const isKnown = COINS.split(' ').includes(code) || isIsoCurrency(code);
  return isKnown && code !== 'ALL' ? code : '';
}

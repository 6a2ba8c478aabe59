import { majorUnits, type Money, placesOf } from '#domain/money/money.ts';

export function amountsIn(node: unknown, field = ''): { field: string; amount: Money }[] {
  if (typeof node !== 'object' || node === null) return [];
  if (isAmount(node)) return [{ field, amount: node }];
  const prefix = field === '' ? '' : `${field}.`;
  return Object.entries(node).flatMap(([key, child]) => amountsIn(child, `${prefix}${key}`));
}

function isAmount(node: object): node is Money {
  return 'minorUnits' in node && typeof node.minorUnits === 'number' && 'currency' in node;
}

/** $9.00, 9.00 EUR, 0.00050000 BTC: as problems name an amount. */
export function inWhole(amount: Money): string {
  const figure = majorUnits(amount).toFixed(placesOf(amount.currency));
  return amount.currency === 'USD' ? `$${figure}` : `${figure} ${amount.currency}`;
}

/** 900 ($9.00) */
export const inBoth = (amount: Money): string => `${amount.minorUnits} (${inWhole(amount)})`;

/** What amounts are counted in, said beside one that is wrong. */
export const unitOf = (currency: string): string =>
  currency === 'USD'
    ? 'amounts are in cents'
    : `1 ${currency} is written ${10 ** placesOf(currency)}`;

const FIGURE = '(\\d[\\d,]*(?:\\.\\d+)?)';
const SIGNS: Readonly<Record<string, string>> = { USD: '$', EUR: '€', GBP: '£', JPY: '¥' };
/** The currencies that are written with the sign of another. */
const WITH_SIGN: Readonly<Record<string, RegExp>> = {
  USD: /^(?:US|DAI$|[A-Z]{2}D$|MXN$|ARS$|CLP$|COP$|BRL$)/,
  GBP: /^[A-Z]{2}P$/,
  JPY: /^CNY$/,
};

/** Sums of a currency in a text, by its sign or its code: €20, 1 BTC, USD 500. */
export function sumsIn(text: string, currency: string): Money[] {
  const unit = `(?:${currency}(?![A-Z])|[${SIGNS[currency] ?? '¤'}])`;
  const found = text.matchAll(new RegExp(`${unit}\\s?${FIGURE}|${FIGURE}\\s?${unit}`, 'g'));
  return [...found].map(([, after, before = '']) => {
    const major = Number((after ?? before).replaceAll(',', ''));
    return { minorUnits: Math.round(major * 10 ** placesOf(currency)), currency };
  });
}

/** Sums in a text that cannot be of a currency: $500, or 500 USD, in an offer in euros. */
export const sumsInOthers = (text: string, currency: string): Money[] =>
  Object.keys(SIGNS)
    .filter((code) => code !== currency && WITH_SIGN[code]?.test(currency) !== true)
    .flatMap((code) => sumsIn(text, code));

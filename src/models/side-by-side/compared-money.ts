import { type Money, majorUnits } from '#domain/money/money.ts';
import { convert, type Rates } from '#domain/money/rates.ts';
import type { Measure } from '#domain/side-by-side/best-in-row.ts';
import { formatConverted } from '#format/text.ts';

/** In dollars where a rate is on file; otherwise only amounts of one currency are compared. */
export function measureMoney(stated: Money, rates: Rates | null): Measure {
  const amount = convert(stated, 'USD', rates) ?? stated;
  return { amount: majorUnits(amount), basis: amount.currency };
}

/**
 * Adds the amount in dollars that the comparison uses: 0.0005 BTC; about $30 at the rate of Nov 20,
 * 2026 (European Central Bank).
 */
export function withDollars(text: string | null, value: unknown, rates: Rates | null) {
  if (text === null || !isMoney(value) || value.currency === 'USD') return text;
  const dollars = convert(value, 'USD', rates);
  return rates === null || dollars === null
    ? `${text}; not compared: we have no rate for ${value.currency}`
    : `${text}; ${formatConverted(dollars, rates)}`;
}

const isMoney = (value: unknown): value is Money =>
  typeof value === 'object' && value !== null && 'minorUnits' in value;

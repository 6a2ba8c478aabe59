import { type Money, majorUnits } from '#domain/money/money.ts';
import { convert, type Rates } from '#domain/money/rates.ts';
import type { Measure } from '#domain/side-by-side/best-in-row.ts';
import { formatConverted } from '#format/text.ts';

/** In dollars where a rate is on file; amounts of two currencies are not compared otherwise. */
export function measureMoney(stated: Money, rates: Rates | null): Measure {
  const amount = convert(stated, 'USD', rates) ?? stated;
  return { amount: majorUnits(amount), basis: amount.currency };
}

/** An amount that is not in dollars, with what it is compared by: about $30.00 at the rate of Nov 20, 2026 */
export function comparedAs(value: unknown, rates: Rates | null): string {
  if (!isMoney(value) || value.currency === 'USD') return '';
  const dollars = convert(value, 'USD', rates);
  return rates === null || dollars === null
    ? `; not compared: no rate for ${value.currency} on file`
    : `; ${formatConverted(dollars, rates.day)}`;
}

const isMoney = (value: unknown): value is Money =>
  typeof value === 'object' && value !== null && 'minorUnits' in value;

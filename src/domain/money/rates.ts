import { type Currency, type Money, placesOf, roundMinor } from './money.ts';

/** Exchange rates of a day: US dollars for one unit of each currency. */
export type Rates = {
  /** ISO date. */
  day: string;
  /** Name of the source, as pages print it. */
  source: string;
  dollars: Readonly<Record<Currency, number>>;
};

/**
 * Converts an amount, rounded once to the minor unit, halves away from zero: amount × its rate ÷ the rate of the
 * other currency. `null` where a rate is not on file.
 */
export function convert(amount: Money, currency: Currency, rates: Rates | null): Money | null {
  if (amount.currency === currency) return amount;
  const [from, to] = [dollarsOf(amount.currency, rates), dollarsOf(currency, rates)];
  if (from === null || to === null) return null;
  const shift = placesOf(currency) - placesOf(amount.currency);
  const scale = 10 ** Math.abs(shift);
  const worth = amount.minorUnits * from;
  const minorUnits = roundMinor((shift < 0 ? worth / scale : worth * scale) / to);
  return Number.isSafeInteger(minorUnits) ? { minorUnits, currency } : null;
}

const dollarsOf = (currency: Currency, rates: Rates | null): number | null =>
  currency === 'USD' ? 1 : (rates?.dollars[currency] ?? null);

/** A payout limit; per month unless `per` says otherwise. */
export type Payout = Money & { per?: 'day' | 'week' | undefined };

/** Factors from a daily or weekly limit to a monthly one. */
export const TIMES_A_MONTH = { day: 30, week: 4 } as const;

/** The limit as an amount per month. */
export function inAMonth({ minorUnits, currency, per }: Payout): Money {
  return { minorUnits: minorUnits * (per === undefined ? 1 : TIMES_A_MONTH[per]), currency };
}

import { type Currency, type Money, placesOf, roundMinor } from './money.ts';

/** What one of each currency was worth in US dollars on a day. */
export type Rates = {
  /** ISO date. */
  day: string;
  /** Where they were read, as pages name it. */
  source: string;
  dollars: Readonly<Record<Currency, number>>;
};

/**
 * The amount in another currency, rounded once to its smallest unit, halves away from zero: amount × its
 * rate ÷ the rate of the other. `null` where one of the rates is not on file: nobody guesses one.
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

/** A limit on payouts; of a month where nothing else is said. */
export type Payout = Money & { per?: 'day' | 'week' | undefined };

/** How many times a limit by day or by week counts in a month. */
export const TIMES_A_MONTH = { day: 30, week: 4 } as const;

/** What a limit lets out in a month. */
export function inAMonth({ minorUnits, currency, per }: Payout): Money {
  return { minorUnits: minorUnits * (per === undefined ? 1 : TIMES_A_MONTH[per]), currency };
}

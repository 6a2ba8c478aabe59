/** Minor units to one major unit: both currencies are kept in hundredths. */
const MINOR_UNITS_PER_MAJOR = 100;

export const CURRENCIES = ['USD', 'USDT'] as const;
export type Currency = (typeof CURRENCIES)[number];

/** An amount in whole hundredths of its currency, so that sums are exact. */
export type Money = { minorUnits: number; currency: Currency };

/** Money of so many major units. Throws if that is not a whole number of minor units. */
export function money(majorUnits: number, currency: Currency = 'USD'): Money {
  const minorUnits = Math.round(majorUnits * MINOR_UNITS_PER_MAJOR);
  if (Math.abs(minorUnits - majorUnits * MINOR_UNITS_PER_MAJOR) > 1e-6) {
    throw new RangeError(`Expected an amount with at most two decimals, found ${majorUnits}`);
  }
  return { minorUnits, currency };
}

/** The amount times a factor, rounded to the nearest minor unit, halves away from zero. */
export function multiplyMoney(amount: Money, factor: number): Money {
  const exact = amount.minorUnits * factor;
  return {
    minorUnits: Math.sign(exact) * Math.round(Math.abs(exact) + 1e-9) || 0,
    currency: amount.currency,
  };
}

/** First amount minus second. Throws if their currencies differ. */
export function subtractMoney(from: Money, take: Money): Money {
  if (from.currency !== take.currency) {
    throw new TypeError(`Expected one currency, found ${from.currency} and ${take.currency}`);
  }
  return { minorUnits: from.minorUnits - take.minorUnits, currency: from.currency };
}

/** Amount as a number of major units, for ratios and display. */
export function majorUnits(amount: Money): number {
  return amount.minorUnits / MINOR_UNITS_PER_MAJOR;
}

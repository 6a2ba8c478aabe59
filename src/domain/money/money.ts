/** A currency of ISO 4217, or a coin by the code of its file: EUR, USDT, BTC. */
export type Currency = string;

/** An amount in whole smallest units of its currency, so that sums are exact. */
export type Money = { minorUnits: number; currency: Currency };

/** Decimal places of coins; any other coin has eight, as Bitcoin has. Coins pegged to the dollar have two. */
const COIN_PLACES: Readonly<Record<string, number>> = { USDT: 2, USDC: 2, ADA: 6, TRX: 6, XRP: 6 };
const PLACES_OF_OTHER_COINS = 8;

/** Cache of decimal places by currency. */
const places = new Map(Object.entries({ ...COIN_PLACES, USD: 2 }));
let listed: ReadonlySet<string> | undefined;

/** True for a currency of ISO 4217, as listed by the platform. */
export function isIsoCurrency(currency: Currency): boolean {
  // Browsers without `Intl.supportedValuesOf` can still show dollars.
  if (currency === 'USD') return true;
  listed ??= new Set(Intl.supportedValuesOf('currency'));
  return listed.has(currency);
}

/** Decimal places of the smallest unit: 2 for USD, 0 for JPY, 3 for KWD, 8 for BTC. */
export function placesOf(currency: Currency): number {
  const known = places.get(currency) ?? lookUpPlaces(currency);
  places.set(currency, known);
  return known;
}

function lookUpPlaces(currency: Currency): number {
  if (!isIsoCurrency(currency)) return PLACES_OF_OTHER_COINS;
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  return format.resolvedOptions().maximumFractionDigits ?? 2;
}

/** Money of so many major units. Throws if that is not a whole number of minor units. */
export function money(majorUnits: number, currency: Currency = 'USD'): Money {
  const exact = majorUnits * 10 ** placesOf(currency);
  const minorUnits = Math.round(exact);
  // The error of floating-point sums grows with the amount.
  if (Math.abs(minorUnits - exact) > Math.max(1e-6, Math.abs(exact) * 1e-15)) {
    const most = `at most ${placesOf(currency)} decimals`;
    throw new RangeError(`Expected an amount of ${currency} with ${most}, found ${majorUnits}`);
  }
  return { minorUnits, currency };
}

/** The amount times a factor, rounded to the nearest minor unit, halves away from zero. */
export function multiplyMoney({ minorUnits, currency }: Money, factor: number): Money {
  return { minorUnits: roundMinor(minorUnits * factor), currency };
}

/** Nearest whole number, halves away from zero, with a tolerance for floating-point error. */
export const roundMinor = (exact: number): number =>
  Math.sign(exact) * Math.round(Math.abs(exact) + 1e-9) || 0;

/** First amount minus second. Throws if their currencies differ. */
export function subtractMoney(from: Money, take: Money): Money {
  if (from.currency !== take.currency) {
    throw new TypeError(`Expected one currency, found ${from.currency} and ${take.currency}`);
  }
  return { minorUnits: from.minorUnits - take.minorUnits, currency: from.currency };
}

/** Amount as a number of major units, for ratios and display. */
export function majorUnits(amount: Money): number {
  return amount.minorUnits / 10 ** placesOf(amount.currency);
}

/** A number as form fields hold it: no grouping, at most the eight decimals of a coin. */
export const plainFigure = (value: number): string => value.toFixed(8).replace(/\.?0+$/, '');

import type { MinutesRange } from '#domain/casinos/facts.ts';
import { type Money, isIsoCurrency, majorUnits, placesOf } from '#domain/money/money.ts';
import type { Payout, Rates } from '#domain/money/rates.ts';
import { LIST_LOCALE, LOCALE, numberFormat } from './locale.ts';

const MINUS = '−';

/** 12,500 */
export const formatCount: (count: number) => string = numberFormat({ maximumFractionDigits: 0 });

/** Example: $1,000, €12.50, ¥2,000, 10 USDT or 0.0005 BTC. A minus sign stands before the currency. */
export function formatMoney(amount: Money): string {
  const sign = amount.minorUnits < 0 ? MINUS : '';
  const { currency } = amount;
  const figure = moneyFormat(currency).format(Math.abs(majorUnits(amount)));
  return isIsoCurrency(currency) ? `${sign}${figure}` : `${sign}${figure} ${currency}`;
}

const moneyFormats = new Map<string, Intl.NumberFormat>();

/** Currencies have all of their decimals, or none in whole amounts; coins with many decimals have as many as needed. */
function moneyFormat(currency: string): Intl.NumberFormat {
  const [most, isCurrency] = [placesOf(currency), isIsoCurrency(currency)];
  const format =
    moneyFormats.get(currency) ??
    new Intl.NumberFormat(LOCALE, {
      ...(isCurrency && { style: 'currency', currency }),
      minimumFractionDigits: most > 4 ? 0 : most,
      maximumFractionDigits: most,
      trailingZeroDisplay: 'stripIfInteger',
    });
  moneyFormats.set(currency, format);
  return format;
}

/** about $30.00 at the rate of Nov 20, 2026 (European Central Bank) */
export function formatConverted(amount: Money, rate: Pick<Rates, 'day' | 'source'>): string {
  return `about ${formatMoney(amount)} at the rate of ${formatDate(rate.day)} (${rate.source})`;
}

/** $50,000 a month, €500 a week */
export const formatPayout = (payout: Payout): string =>
  `${formatMoney(payout)} a ${payout.per ?? 'month'}`;

/** Cache by maximum decimals: making a formatter costs as much as hundreds of calls. */
const upToDecimals = new Map<number, ReturnType<typeof numberFormat>>();

/** 3.5%, with the decimals it needs up to the given number. */
export function formatPercent(percent: number, decimals = 2): string {
  const format = upToDecimals.get(decimals) ?? numberFormat({ maximumFractionDigits: decimals });
  upToDecimals.set(decimals, format);
  return `${format(percent)}%`;
}

/** Percent of a fraction: 0.035 gives 3.5%. */
export function formatFraction(fraction: number, decimals = 2): string {
  return formatPercent(Math.round(fraction * 1e10) / 1e8, decimals);
}

let dateFormat: Intl.DateTimeFormat | undefined;

/** Jul 22, 2025, from an ISO date: the form that the specification gives the dates of articles. */
export function formatDate(isoDate: string): string {
  dateFormat ??= new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeZone: 'UTC' });
  return dateFormat.format(new Date(`${isoDate}T00:00:00Z`));
}

/** 8 min read */
export function formatReadTime(minutes: number): string {
  return `${minutes} min read`;
}

/** 45 min, 2 h, 5 h 20 min. */
export function formatMinutes(minutes: number): string {
  if (minutes < 60) return `${minutes} min`;
  const rest = minutes % 60;
  const hours = `${(minutes - rest) / 60} h`;
  return rest === 0 ? hours : `${hours} ${rest} min`;
}

/** 2 to 10 min, 10 min to 1 h, 1 to 12 h. */
export function formatMinutesRange({ fromMinutes, toMinutes }: MinutesRange): string {
  if (fromMinutes === toMinutes) return formatMinutes(toMinutes);
  const bothMinutes = toMinutes < 60;
  const bothHours = fromMinutes > 0 && fromMinutes % 60 === 0 && toMinutes % 60 === 0;
  if (bothMinutes) return `${fromMinutes} to ${formatMinutes(toMinutes)}`;
  if (bothHours) return `${fromMinutes / 60} to ${formatMinutes(toMinutes)}`;
  return `${formatMinutes(fromMinutes)} to ${formatMinutes(toMinutes)}`;
}

/** a, b and c */
export function formatList(items: readonly string[]): string {
  return new Intl.ListFormat(LIST_LOCALE, { type: 'conjunction' }).format(items);
}

/** Country names with an article in running text. */
const WITH_ARTICLE = new Set(['Netherlands', 'United Kingdom', 'United States']);

/** Canada, the United States */
export function formatPlace(country: string): string {
  return WITH_ARTICLE.has(country) ? `the ${country}` : country;
}

/** 21+; empty for the 18 years that the site asks everywhere. */
export const formatOlderAge = (years: number): string => (years > 18 ? `${years}+` : '');

let regions: Intl.DisplayNames | undefined;

/** Name of a country by its code: Portugal. */
export const formatRegion = (code: string): string =>
  (regions ??= new Intl.DisplayNames(LOCALE, { type: 'region' })).of(code) ?? code;

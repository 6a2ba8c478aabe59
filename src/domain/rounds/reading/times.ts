import type { ColumnMapping } from './read-event.ts';

type Dates = ColumnMapping['dates'];

const LONGEST = 48;
const CLOCK =
  String.raw`(?:[T,\s]+(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?\s*([AaPp])?(?:\.?[Mm]\.?)?)?` +
  String.raw`\s*(Z|UTC|GMT|[+-]\d{2}:?\d{2})?$`;
const YEAR_FIRST = new RegExp(String.raw`^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})${CLOCK}`);
const YEAR_LAST = new RegExp(String.raw`^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})${CLOCK}`);

/** Positions of year, month and day, by the order of a date. */
const PARTS = { iso: [0, 1, 2], 'day-first': [2, 1, 0], 'month-first': [2, 0, 1] } as const;

/** Milliseconds since 1970, before the year 10,000; `null` for another number. */
export const timeFrom = (milliseconds: number): number | null =>
  milliseconds >= 0 && milliseconds < 253_402_300_800_000 ? Math.trunc(milliseconds) : null;

/** Milliseconds since 1970; `null` where the text is no time written in that way. */
export function timeOf(text: string, dates: Dates, minutesAhead = 0): number | null {
  if (text.length > LONGEST) return null;
  if (dates === 'seconds' || dates === 'milliseconds') {
    const time = /^\d+(\.\d+)?$/.test(text) ? Number(text) : NaN;
    return timeFrom(dates === 'seconds' ? time * 1000 : time);
  }
  const match = (dates === 'iso' ? YEAR_FIRST : YEAR_LAST).exec(text)?.slice(1);
  if (!match) return null;
  const [year = 0, month = 0, day = 0] = PARTS[dates].map((at) => Number(match[at]));
  const [hours = '0', minutes = '0', seconds = '0', fraction = '', half, zone] = match.slice(3);
  if (month < 1 || month > 12 || day < 1 || day > 31 || Number(hours) > 23) return null;
  const hour = half ? (Number(hours) % 12) + (/p/i.test(half) ? 12 : 0) : Number(hours);
  const minute = Number(minutes) - (zone === undefined ? minutesAhead : minutesOf(zone));
  const milliseconds = Number(fraction.padEnd(3, '0').slice(0, 3));
  const ofYear = year < 100 ? 2000 + year : year;
  // eslint-disable-next-line no-restricted-globals -- A calendar, not a clock.
  return Date.UTC(ofYear, month - 1, day, hour, minute, Number(seconds), milliseconds);
}

function minutesOf(zone: string): number {
  const [sign, hours = 0, minutes = 0] = /^([+-])(\d\d):?(\d\d)$/.exec(zone)?.slice(1) ?? [];
  return (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1);
}

/** Which of day and month stands first; `null` where it can be either, or is none. */
export function dayOrMonth(text: string): 'day-first' | 'month-first' | null {
  const [, first = 0, second = 0] = YEAR_LAST.exec(text.slice(0, LONGEST))?.map(Number) ?? [];
  if (first > 12) return 'day-first';
  return first > 0 && second > 12 ? 'month-first' : null;
}

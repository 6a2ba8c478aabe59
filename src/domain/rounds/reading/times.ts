import type { ColumnMapping } from './read-event.ts';

const CLOCK = String.raw`(?:[T,\s]+(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?\s*([AaPp]\.?[Mm]\.?)?)?`;
const ZONE = String.raw`\s*(Z|UTC|GMT|[+-]\d{2}:?\d{2})?`;
const YEAR_FIRST = new RegExp(String.raw`^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})${CLOCK}${ZONE}$`);
const YEAR_LAST = new RegExp(
  String.raw`^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})${CLOCK}${ZONE}$`,
);

type Clock = Pick<ColumnMapping, 'dates' | 'minutesAhead'>;
const ISO: Clock = { dates: 'iso', minutesAhead: 0 };

/** Milliseconds since 1970 of a time that JSON has: a number of them, or text in ISO's form. */
export function timeFrom(value: unknown): number | null {
  if (typeof value === 'number') return inRange(value);
  return typeof value === 'string' ? timeOf(value, ISO) : null;
}

/** Milliseconds since 1970; `null` where the text is no time written in that way. */
export function timeOf(text: string, { dates, minutesAhead }: Clock): number | null {
  if (dates === 'seconds' || dates === 'milliseconds') {
    if (!/^\d{1,16}(\.\d{1,9})?$/.test(text)) return null;
    return inRange(Math.trunc(Number(text) * (dates === 'seconds' ? 1000 : 1)));
  }
  const parts = text.length > 48 ? null : (dates === 'iso' ? YEAR_FIRST : YEAR_LAST).exec(text);
  if (parts === null) return null;
  const [, one = '', two = '', three = '', ...clock] = parts;
  const [year, month, day] =
    dates === 'iso'
      ? [one, two, three]
      : [three, ...(dates === 'day-first' ? [two, one] : [one, two])];
  const ofDay = millisecondsOf(clock, minutesAhead);
  const days = daysSince1970(fullYear(year ?? ''), Number(month), Number(day));
  return ofDay === null || days === null ? null : days * 86_400_000 + ofDay;
}

/** Whether the two numbers in front can be day and month either way; `null` for another form. */
export function readsBothWays(text: string): 'both' | 'day-first' | 'month-first' | null {
  const [, first, second] = text.length > 48 ? [] : (YEAR_LAST.exec(text) ?? []);
  if (first === undefined) return null;
  if (Number(first) > 12) return 'day-first';
  return Number(second) > 12 ? 'month-first' : 'both';
}

const fullYear = (year: string) => (year.length === 2 ? 2000 : 0) + Number(year);

function inRange(time: number): number | null {
  return Number.isFinite(time) && time >= 0 && time < 253_402_300_800_000 ? Math.trunc(time) : null;
}

function millisecondsOf(
  clock: readonly (string | undefined)[],
  minutesAhead: number,
): number | null {
  const [hours = '0', minutes = '0', seconds = '0', fraction = '', half, zone] = clock;
  if (Number(hours) > 23 || Number(minutes) > 59 || Number(seconds) > 60) return null;
  const hour = half ? (Number(hours) % 12) + (/^p/i.test(half) ? 12 : 0) : Number(hours);
  const ms = Number(fraction.padEnd(3, '0').slice(0, 3));
  return (
    ((hour * 60 + Number(minutes) - ahead(zone, minutesAhead)) * 60 + Number(seconds)) * 1000 + ms
  );
}

function ahead(zone: string | undefined, otherwise: number): number {
  if (zone === undefined) return otherwise;
  if (!/^[+-]/.test(zone)) return 0;
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2));
  return zone.startsWith('-') ? -minutes : minutes;
}

/** Days of the Gregorian calendar; `null` for a day that no month has. */
function daysSince1970(year: number, month: number, day: number): number | null {
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const longest = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1];
  if (longest === undefined || day < 1 || day > longest) return null;
  const before = year - 1;
  const leaps = Math.floor(before / 4) - Math.floor(before / 100) + Math.floor(before / 400);
  const ofYear = Math.floor((367 * month - 362) / 12) + (month <= 2 ? 0 : leap ? -1 : -2) + day;
  return 365 * before + leaps + ofYear - 719_163;
}

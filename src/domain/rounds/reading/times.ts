import type { ColumnMapping } from './read-event.ts';

type Clock = Pick<ColumnMapping, 'dates' | 'minutesAhead'>;

const CLOCK =
  String.raw`(?:[T,\s]+(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?\s*([AaPp])?(?:\.?[Mm]\.?)?)?` +
  String.raw`\s*(Z|UTC|GMT|[+-]\d{2}:?\d{2})?$`;
const YEAR_FIRST = new RegExp(String.raw`^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})${CLOCK}`);
const YEAR_LAST = new RegExp(String.raw`^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})${CLOCK}`);
const LONGEST = 48;

/** Milliseconds since 1970 of a time in JSON: a number of them, or text in ISO's form. */
export function isoTime(value: unknown): number | null {
  if (typeof value === 'number')
    return timeOf(String(value), { dates: 'milliseconds', minutesAhead: 0 });
  return typeof value === 'string' ? timeOf(value, { dates: 'iso', minutesAhead: 0 }) : null;
}

/** Milliseconds since 1970; `null` where the text is no time written in that way. */
export function timeOf(text: string, { dates, minutesAhead }: Clock): number | null {
  if (text.length > LONGEST) return null;
  if (dates === 'seconds' || dates === 'milliseconds') {
    const time = Math.trunc(Number(text) * (dates === 'seconds' ? 1000 : 1));
    return /^\d+(\.\d+)?$/.test(text) && time < 253_402_300_800_000 ? time : null;
  }
  const [whole, one, two, three, ...clock] =
    (dates === 'iso' ? YEAR_FIRST : YEAR_LAST).exec(text) ?? [];
  if (whole === undefined) return null;
  const days =
    dates === 'iso'
      ? daysTo(one, two, three)
      : dates === 'day-first'
        ? daysTo(three, two, one)
        : daysTo(three, one, two);
  const ofDay = millisecondsOf(clock, minutesAhead);
  return days === null || ofDay === null ? null : days * 86_400_000 + ofDay;
}

/** Which of day and month stands first; "both" where it can be either, `null` for another form. */
export function dayOrMonth(text: string): 'both' | 'day-first' | 'month-first' | null {
  const [whole, first, second] = YEAR_LAST.exec(text.slice(0, LONGEST)) ?? [];
  if (whole === undefined) return null;
  if (Number(first) > 12) return 'day-first';
  return Number(second) > 12 ? 'month-first' : 'both';
}

function millisecondsOf(clock: readonly (string | undefined)[], otherwise: number) {
  const [hours = '0', minutes = '0', seconds = '0', fraction = '', half, zone] = clock;
  if (Number(hours) > 23 || Number(minutes) > 59 || Number(seconds) > 60) return null;
  const hour = half ? (Number(hours) % 12) + (/p/i.test(half) ? 12 : 0) : Number(hours);
  const [sign = '', ...digits] = /^[+-]/.test(zone ?? '') ? (zone ?? '').replace(':', '') : '';
  const ahead = Number(digits.slice(0, 2).join('')) * 60 + Number(digits.slice(2).join(''));
  const offset = zone === undefined ? otherwise : sign === '-' ? -ahead : ahead;
  const ofDay = (hour * 60 + Number(minutes) - offset) * 60 + Number(seconds);
  return ofDay * 1000 + Number(fraction.padEnd(3, '0').slice(0, 3));
}

/** Days since 1970 in the Gregorian calendar; `null` for a day that no month has. */
function daysTo(years = '', months = '', ofMonth = ''): number | null {
  const year = Number(years) + (years.length === 2 ? 2000 : 0);
  const [month, day] = [Number(months), Number(ofMonth)];
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 1 : 0;
  const lengths = [31, 28 + leap, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  if (day < 1 || day > (lengths[month - 1] ?? 0)) return null;
  const last = year - 1;
  const leaps = Math.floor(last / 4) - Math.floor(last / 100) + Math.floor(last / 400);
  const ofYear = lengths.slice(0, month - 1).reduce((sum, length) => sum + length, day);
  return 365 * last + leaps + ofYear - 719_163;
}

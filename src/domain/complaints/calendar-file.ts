import { addDays } from '../dates/days.ts';
import type { CaseDate } from './case-types.ts';

/** Day of a case with the words for it. */
interface CalendarEntry extends Pick<CaseDate, 'id' | 'day'> {
  title: string;
  text: string;
}

const compact = (day: string) => day.replaceAll('-', '');

const escaped = (text: string) =>
  text.replace(/[\\;,]/g, String.raw`\$&`).replace(/\r\n|\r|\n/g, String.raw`\n`);

/** Line in pieces of at most 75 octets, each but the first behind a space (RFC 5545, 3.1). */
function folded(line: string): string {
  const encoder = new TextEncoder();
  const pieces = [''];
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > 75) {
      pieces.push('');
      octets = 1;
    }
    pieces[pieces.length - 1] += character;
    octets += size;
  }
  return pieces.join('\r\n ');
}

/**
 * iCalendar file (RFC 5545) with one all-day event a date, and no alarm. `stamp` is the day of
 * today, as an ISO date.
 */
export function calendarFile(entries: readonly CalendarEntry[], stamp: string): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//case file//EN',
    ...entries.flatMap(({ id, day, title, text }) => [
      'BEGIN:VEVENT',
      `UID:${id}-${day}@case`,
      `DTSTAMP:${compact(stamp)}T000000Z`,
      `DTSTART;VALUE=DATE:${compact(day)}`,
      `DTEND;VALUE=DATE:${compact(addDays(day, 1))}`,
      `SUMMARY:${escaped(title)}`,
      `DESCRIPTION:${escaped(text)}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

import { createHash } from 'node:crypto';
import { addDays, type Due, labelOf } from './due-list.ts';

/** Octets of a line, by RFC 5545, section 3.1; a longer one goes on after a line break and a space. */
const LONGEST_LINE = 75;

/**
 * The list as a calendar by RFC 5545: an event of the whole day for each file and day on which something in
 * it is due. The names of events stay the same from one list to the next, so that a calendar that reads the
 * file again moves them.
 */
export function calendarOf(list: readonly Due[], today: string, host: string): string {
  const byFileAndDay = Map.groupBy(list, ({ file, dueOn }) => `${file} ${dueOn}`);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${textOf(host)}//Due for a second look//EN`,
    ...[...byFileAndDay.values()].flatMap((due) => eventOf(due, today, host)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function eventOf(due: readonly Due[], today: string, host: string): string[] {
  const [first] = due;
  if (first === undefined) return [];
  const { file, dueOn } = first;
  const addresses = due
    .flatMap(({ sources }) => sources)
    .filter((source) => source.startsWith('https://'));
  const count = due.length === 1 ? 'one thing' : `${due.length} things`;
  const details = due.map((one) => [`${labelOf(one)}: ${one.says}`, ...one.sources].join('\n'));
  return [
    'BEGIN:VEVENT',
    `UID:${createHash('sha256').update(due.map(nameOf).sort().join('\n')).digest('hex').slice(0, 32)}@${host}`,
    `DTSTAMP:${compact(today)}T000000Z`,
    `DTSTART;VALUE=DATE:${compact(dueOn)}`,
    `DTEND;VALUE=DATE:${compact(addDays(dueOn, 1))}`,
    `SUMMARY:${textOf(`Look again: ${file} (${count})`)}`,
    `DESCRIPTION:${textOf(details.join('\n\n'))}`,
    ...(addresses[0] === undefined ? [] : [`URL:${addresses[0]}`]),
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

const nameOf = ({ file, field }: Due) => `${file} ${field}`;

const compact = (day: string) => day.replaceAll('-', '');

/** A text as section 3.3.11 writes it. */
const textOf = (text: string) =>
  text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    // Other control characters have no place in a text.
    .replace(/\p{Cc}/gu, ' ');

/** A line in pieces of 75 octets at most, none of which ends within a character. */
function folded(line: string): string {
  const pieces: string[] = [''];
  let room = LONGEST_LINE;
  for (const sign of line) {
    const octets = Buffer.byteLength(sign);
    if (octets > room) {
      pieces.push('');
      // The space that begins such a line counts.
      room = LONGEST_LINE - 1;
    }
    pieces[pieces.length - 1] += sign;
    room -= octets;
  }
  return pieces.join('\r\n ');
}

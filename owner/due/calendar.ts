import { createHash } from 'node:crypto';
import ical, { ICalEventTransparency } from 'ical-generator';
import { addDays } from '#schemas/build-day.ts';
import { type Due, labelOf } from './due-list.ts';

/**
 * The list as a calendar: an event of the whole day for each file and day on which something in it is due.
 * An event keeps its UID from one list to the next, so that a calendar that reads the file again moves it.
 */
export function calendarOf(list: readonly Due[], today: string, host: string): string {
  const calendar = ical({ prodId: { company: host, product: 'Due for a second look' } });
  const byFileAndDay = Map.groupBy(list, ({ file, dueOn }) => `${file} ${dueOn}`);
  for (const due of byFileAndDay.values()) {
    const [{ file, dueOn }] = due as [Due, ...Due[]];
    const count = due.length === 1 ? 'one thing' : `${due.length} things`;
    const details = due.map((one) => [`${labelOf(one)}: ${one.says}`, ...one.sources].join('\n'));
    const url = due.flatMap(({ sources }) => sources).find((one) => one.startsWith('https://'));
    const names = due.map((one) => `${one.file} ${one.field}`).sort();
    calendar.createEvent({
      id: `${createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 32)}@${host}`,
      stamp: new Date(today),
      start: new Date(dueOn),
      end: new Date(addDays(dueOn, 1)),
      allDay: true,
      // Without a zone the library takes the day of the machine's zone.
      timezone: 'UTC',
      summary: textOf(`Look again: ${file} (${count})`),
      description: textOf(details.join('\n\n')),
      ...(url === undefined ? {} : { url }),
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  return `${calendar.toString()}\r\n`;
}

/** RFC 5545 has no place for control characters other than line breaks, and the library leaves them in. */
const textOf = (text: string) =>
  text.replace(/\r\n?/g, '\n').replace(/\p{Cc}/gu, (sign) => (sign === '\n' ? sign : ' '));

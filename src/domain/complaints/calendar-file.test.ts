import { expect, test } from 'vitest';
import { calendarFile } from './calendar-file.ts';

const entry = {
  id: 'licence-last',
  day: '2026-12-31',
  title: 'Last day; by the license, Curaçao',
  text: `First line\nC:\\ and then ${'é'.repeat(60)}`,
};

test('a date is an event of a whole day, and no alarm', () => {
  const file = calendarFile([entry], '2026-11-27');
  const lines = file.split('\r\n');
  expect(lines.slice(0, 2)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0']);
  expect(lines.slice(-2)).toEqual(['END:VCALENDAR', '']);
  expect(lines).toContain('DTSTART;VALUE=DATE:20261231');
  // The end of an event is the first day after it.
  expect(lines).toContain('DTEND;VALUE=DATE:20270101');
  expect(lines).toContain('DTSTAMP:20261127T000000Z');
  expect(lines).toContain(String.raw`SUMMARY:Last day\; by the license\, Curaçao`);
  expect(file).not.toContain('ALARM');
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});

test('no line is longer than 75 octets, and unfolding gives the text back', () => {
  const file = calendarFile([entry], '2026-11-27');
  for (const line of file.split('\r\n')) {
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  }
  expect(file.replaceAll('\r\n ', '')).toContain(
    String.raw`DESCRIPTION:First line\nC:\\ and then ${'é'.repeat(60)}`,
  );
});

import { expect, test } from 'vitest';
import { answerDue, dueCalendar } from './answer-due.ts';

test.each([
  // A month that is long enough keeps the date.
  ['2026-11-26', { months: 1 }, '2026-12-26'],
  ['2026-12-05', { months: 1 }, '2027-01-05'],
  // 31 January: February has 28 days in 2027 and 29 in 2028.
  ['2027-01-31', { months: 1 }, '2027-02-28'],
  ['2028-01-31', { months: 1 }, '2028-02-29'],
  ['2027-01-28', { months: 1 }, '2027-02-28'],
  ['2026-08-31', { months: 1 }, '2026-09-30'],
  // Back from a short month it is the date, and not the end of the month.
  ['2027-02-28', { months: 1 }, '2027-03-28'],
  ['2026-11-30', { months: 3 }, '2027-02-28'],
  ['2026-11-26', { days: 15 }, '2026-12-11'],
  ['2027-02-20', { days: 15 }, '2027-03-07'],
  ['2028-02-20', { days: 15 }, '2028-03-06'],
])('an answer to a request of %s with %o is due on %s', (asked, time, due) => {
  expect(answerDue(asked, time)).toBe(due);
});

test('the calendar has one all-day entry in the form of RFC 5545', () => {
  const lines = dueCalendar('eu', '2027-01-31', '2027-02-28').split('\r\n');
  expect(lines.at(-1)).toBe('');
  expect(lines).toContain('DTSTART;VALUE=DATE:20270228');
  expect(lines).toContain('DTSTAMP:20270131T000000Z');
  const needed = lines.filter((line) => /^(BEGIN|END|UID|SUMMARY|VERSION|PRODID)[:;]/.test(line));
  expect(needed).toHaveLength(8);
  expect(lines.every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true);
});

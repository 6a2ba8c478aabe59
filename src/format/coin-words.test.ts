import { expect, test } from 'vitest';
import { formatDayOrMonth, formatWait } from './coin-words.ts';

test.each([
  [{ fromMinutes: 2.5, toMinutes: 15 }, '2.5 to 15 min'],
  [{ fromMinutes: 0, toMinutes: 1 }, 'Seconds to 1 min'],
])('the wait %j reads %s', (wait, text) => {
  expect(formatWait(wait)).toBe(text);
});

test('a month and a day are both printed as precisely as they are known', () => {
  expect(formatDayOrMonth('2026-06')).toBe('June 2026');
  expect(formatDayOrMonth('2026-03-12')).toBe('Mar 12, 2026');
});

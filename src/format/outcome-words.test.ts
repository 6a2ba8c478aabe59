import { expect, test } from 'vitest';
import { money } from '#domain/money/money.ts';
import { formatHours, formatLeft, formatPlayers } from './outcome-words.ts';

test.each([
  [0, '$0'],
  [0.4, '$0'],
  [1, '1 cent'],
  [50, '50 cents'],
  [250, '$2.50'],
  [99_99, '$99.99'],
  [106_40, '$106'],
  [1204_50, '$1,205'],
])('%d hundredths of a dollar are %s', (minorUnits, text) => {
  expect(formatLeft(minorUnits, money(1))).toBe(text);
});

test.each([
  [0.005, '1 minute'],
  [0.5, '30 minutes'],
  [1.04, '1 hour'],
  [4.1667, '4.2 hours'],
  [11.6667, '12 hours'],
  [1300.2, '1,300 hours'],
])('%d hours are %s', (hours, text) => {
  expect(formatHours(hours)).toBe(text);
});

test('a group that rounds to none is told from one that is none', () => {
  expect(formatPlayers({ count: 0, isFewerThanOne: true })).toBe('fewer than 1');
  expect(formatPlayers({ count: 0, isFewerThanOne: false })).toBe('0');
  expect(formatPlayers({ count: 73, isFewerThanOne: false })).toBe('73');
});

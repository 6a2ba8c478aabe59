import { describe, expect, test } from 'vitest';
import { money } from '#domain/money/money.ts';
import {
  formatDate,
  formatFraction,
  formatMinutes,
  formatMinutesRange,
  formatMoney,
  formatReadTime,
} from './text.ts';

describe('text of values', () => {
  test.each([
    [money(1000), '$1,000'],
    [money(12.5), '$12.50'],
    [money(-245), '−$245'],
    [money(10, 'USDT'), '10 USDT'],
  ])('money stands with its currency', (amount, text) => {
    expect(formatMoney(amount)).toBe(text);
  });

  test.each([
    [2, 10, '2 to 10 min'],
    [10, 60, '10 min to 1 h'],
    [60, 720, '1 to 12 h'],
    [120, 120, '2 h'],
    [0, 1440, '0 min to 24 h'],
    [30, 320, '30 min to 5 h 20 min'],
  ])('from %i to %i minutes', (fromMinutes, toMinutes, text) => {
    expect(formatMinutesRange({ fromMinutes, toMinutes })).toBe(text);
  });

  test('minutes turn into hours from 60 on', () => {
    expect(formatMinutes(59)).toBe('59 min');
    expect(formatMinutes(60)).toBe('1 h');
  });

  test('every date is written as SPEC section 3 writes that of an article', () => {
    expect(formatDate('2025-07-22')).toBe('Jul 22, 2025');
    expect(formatDate('2026-01-01')).toBe('Jan 1, 2026');
  });

  test('a read time is written as in SPEC section 3', () => {
    expect(formatReadTime(8)).toBe('8 min read');
  });

  test('a fraction loses what binary leaves behind', () => {
    expect(formatFraction(0.035)).toBe('3.5%');
    expect(formatFraction(0.07)).toBe('7%');
  });
});

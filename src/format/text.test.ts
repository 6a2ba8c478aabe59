import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { majorUnits, money, placesOf } from '#domain/money/money.ts';
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
    [money(5.5, 'USDT'), '5.50 USDT'],
    [money(0.0005, 'BTC'), '0.0005 BTC'],
    [money(-0.00000001, 'BTC'), '−0.00000001 BTC'],
    [money(20, 'EUR'), '€20'],
    [money(2000, 'JPY'), '¥2,000'],
    [money(1.5, 'KWD'), 'KWD\u00a01.500'],
    [{ minorUnits: 999_999_999_999_999, currency: 'BTC' }, '9,999,999.99999999 BTC'],
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

  test.each([
    [formatMinutes(59), '59 min'],
    [formatMinutes(60), '1 h'],
    // As SPEC section 3 writes the day and the read time of an article.
    [formatDate('2025-07-22'), 'Jul 22, 2025'],
    [formatReadTime(8), '8 min read'],
    // A fraction loses what binary leaves behind.
    [formatFraction(0.035), '3.5%'],
    [formatFraction(0.07), '7%'],
  ])('%s', (text, expected) => {
    expect(text).toBe(expected);
  });
});

test('amounts up to the largest that content may hold are read and written exactly', () => {
  const amounts = fc.record({
    minorUnits: fc.integer({ min: 0, max: 1_000_000_000_000_000 }),
    currency: fc.constantFrom('USD', 'JPY', 'KWD', 'BTC', 'XRP', 'USDT'),
  });
  fc.assert(
    fc.property(amounts, (amount) => {
      const { minorUnits, currency } = amount;
      expect(money(majorUnits(amount), currency)).toEqual(amount);
      const [whole = '', fraction = ''] = formatMoney(amount)
        .replace(/[^\d.]/g, '')
        .split('.');
      expect(Number(whole + fraction.padEnd(placesOf(currency), '0'))).toBe(minorUnits);
    }),
  );
});

import { describe, expect, test } from 'vitest';
import { type Money, money, placesOf } from './money.ts';
import { convert, inAMonth, type Rates } from './rates.ts';

const RATES: Rates = {
  day: '2026-11-20',
  source: 'A bank',
  dollars: { BTC: 60_000, EUR: 1.08, JPY: 0.0067, KWD: 3.25, USDT: 1, XRP: 3 },
};

test.each([
  ['USD', 2],
  ['JPY', 0],
  ['KWD', 3],
  ['BTC', 8],
  ['XRP', 6],
  ['NEWCO', 8],
])('%s has %i places, and no finer amount', (currency, places) => {
  expect(placesOf(currency)).toBe(places);
  expect(money(10 ** -places, currency).minorUnits).toBe(1);
  expect(() => money(10 ** -places / 2, currency)).toThrow(`at most ${places} decimals`);
});

describe('at the rates of a day', () => {
  const atRates = (amount: Money, currency: string) => convert(amount, currency, RATES);

  test.each([
    // 0.0005 × 60,000
    [money(0.0005, 'BTC'), 'USD', money(30)],
    // 100 ÷ 60,000 = 0.0016666…
    [money(100), 'BTC', money(0.00166667, 'BTC')],
    // 10 ÷ 3 = 3.3333…
    [money(10), 'XRP', money(3.333333, 'XRP')],
    // 2,000 × 0.0067
    [money(2000, 'JPY'), 'USD', money(13.4)],
    // 100 ÷ 0.0067 = 14,925.37
    [money(100), 'JPY', money(14_925, 'JPY')],
    // 1.555 × 3.25 = 5.05375
    [money(1.555, 'KWD'), 'USD', money(5.05)],
    // 20 × 1.08
    [money(20, 'EUR'), 'USDT', money(21.6, 'USDT')],
    // Half a cent goes up: 0.00000025 × 60,000 = 0.015
    [money(0.000_000_25, 'BTC'), 'USD', money(0.02)],
  ])('%j in %s is %j', (amount, currency, result) => {
    expect(atRates(amount, currency)).toEqual(result);
  });

  test('nothing is converted without a rate, and nothing has to be in its own currency', () => {
    expect(atRates(money(1, 'DOGE'), 'USD')).toBeNull();
    expect(atRates(money(1), 'DOGE')).toBeNull();
    expect(convert(money(1, 'BTC'), 'USD', null)).toBeNull();
    expect(convert(money(1, 'DOGE'), 'DOGE', null)).toEqual(money(1, 'DOGE'));
  });

  test('a rate of another day gives another sum', () => {
    const later = { day: '2026-11-21', source: 'A bank', dollars: { BTC: 45_000 } };
    expect(convert(money(0.0005, 'BTC'), 'USD', later)).toEqual(money(22.5));
  });
});

test('a limit by day counts 30 times in a month, and one by week 4 times', () => {
  expect(inAMonth({ ...money(5000), per: 'day' })).toEqual(money(150_000));
  expect(inAMonth({ ...money(5000), per: 'week' })).toEqual(money(20_000));
  expect(inAMonth(money(5000))).toEqual(money(5000));
});

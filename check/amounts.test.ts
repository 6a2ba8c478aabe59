import { expect, test } from 'vitest';
import { money } from '#domain/money/money.ts';
import { inBoth, sumsIn, sumsInOthers, unitOf } from './amounts.ts';

test.each([
  ['100% up to $1,000.50 and 50 USDT', 'USD', [100_050]],
  ['100% up to 1 BTC, or 0.5BTC', 'BTC', [100_000_000, 50_000_000]],
  ['Up to €20; 20 EUR; EUR 20; $5', 'EUR', [2000, 2000, 2000]],
  ['¥2,000 back', 'JPY', [2000]],
  ['KWD 1.5 a day', 'KWD', [1500]],
])('the sums of “%s” in %s', (text, currency, minorUnits) => {
  expect(sumsIn(text, currency)).toEqual(minorUnits.map((sum) => ({ minorUnits: sum, currency })));
});

test('an amount is named in its smallest unit and in whole ones', () => {
  expect(inBoth(money(0.0005, 'BTC'))).toBe('50000 (0.00050000 BTC)');
  expect(unitOf('KWD')).toBe('1 KWD is written 1000');
});

test.each([
  ['100% up to $500', 'EUR', [50_000]],
  ['500 USD or £20', 'EUR', [50_000, 2000]],
  ['100% up to $500', 'USDT', []],
  ['C$500', 'CAD', []],
  ['€20', 'EUR', []],
])('the sums of “%s” that are not in %s', (text, currency, minorUnits) => {
  expect(sumsInOthers(text, currency).map((sum) => sum.minorUnits)).toEqual(minorUnits);
});

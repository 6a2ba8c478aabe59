import { expect, test } from 'vitest';
import { readDay, readSum } from './read-cell.ts';

test.each([
  ['0.0005 BTC', { minorUnits: '50000', currency: 'BTC' }],
  ['€50,000/month', { minorUnits: '5000000', currency: 'EUR' }],
  ['$5,000 a week', { minorUnits: '500000', currency: 'USD', per: 'week' }],
  ['US$5,000 weekly', { minorUnits: '500000', currency: 'USD', per: 'week' }],
  ['¥2,000', { minorUnits: '2000', currency: 'JPY' }],
  ['0,001 BTC', { minorUnits: '100000', currency: 'BTC' }],
  ['1.5 KWD', { minorUnits: '1500', currency: 'KWD' }],
])('%s is read in the smallest unit', (cell, parts) => {
  expect(readSum(cell, true)).toEqual({ parts });
});

test('a sum takes the places of the currency beside it, and no more than it has', () => {
  expect(readSum('0.05', false, 'BTC')).toEqual({ parts: { minorUnits: '5000000' } });
  expect(readSum('2000.5 JPY', false)).toEqual({ expected: 'a sum with at most 0 decimals' });
  expect(readSum('$20 CAD', false)).toBeNull();
  expect(readSum('$5,000 a week', false)).toEqual({ expected: 'a sum without a period' });
});

test('a day that no month has is no other day', () => {
  expect(readDay('30 April 2026', null)).toEqual({ parts: { '': '2026-04-30' } });
  expect(readDay('31 April 2026', null)).toBeNull();
});

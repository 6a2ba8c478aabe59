import { describe, expect, test } from 'vitest';
import type { ComparisonRow } from './comparison-row.ts';
import { FILTER_OPTIONS, NO_FILTERS, optionsMet, toggleOption } from './filter-options.ts';

function row(values: Partial<ComparisonRow>): ComparisonRow {
  return {
    slug: 'a',
    name: 'A',
    licenceAuthority: null,
    coins: null,
    minDepositUsdt: null,
    withdrawal: null,
    kycLevel: null,
    ...values,
  };
}

test('the options are those of the specification, in its order', () => {
  const labels = Object.values(FILTER_OPTIONS).map((options) => options.map(({ label }) => label));
  expect(labels).toEqual([
    ['BTC', 'ETH', 'USDT'],
    ['Curaçao', 'MGA'],
    ['No', 'Partial', 'Yes'],
    ['under 1h', 'under 6h', 'under 24h'],
  ]);
});

describe('options met', () => {
  test('an unknown value is unknown, not a mismatch', () => {
    expect(optionsMet(row({}))).toEqual({ coin: null, licence: null, kyc: null, under: null });
  });

  test('a coin without an option meets none', () => {
    expect(optionsMet(row({ coins: ['USDT', 'DOGE', 'BTC'] })).coin).toEqual(['btc', 'usdt']);
    expect(optionsMet(row({ coins: ['DOGE'] })).coin).toEqual([]);
  });

  test('a licence that was looked for and not found is known and meets none', () => {
    expect(optionsMet(row({ licenceAuthority: 'none-found' })).licence).toEqual([]);
    expect(optionsMet(row({ licenceAuthority: 'estonia' })).licence).toEqual([]);
    expect(optionsMet(row({ licenceAuthority: 'mga' })).licence).toEqual(['mga']);
  });

  test('a level meets the option of its label', () => {
    expect(optionsMet(row({ kycLevel: 'none' })).kyc).toEqual(['no']);
    expect(optionsMet(row({ kycLevel: 'on-suspicion' })).kyc).toEqual(['partial']);
    expect(optionsMet(row({ kycLevel: 'at-sign-up' })).kyc).toEqual(['yes']);
  });

  test.each([
    [59, ['1h', '6h', '24h']],
    [60, ['6h', '24h']],
    [359, ['6h', '24h']],
    [360, ['24h']],
    [1439, ['24h']],
    [1440, []],
  ])('a slowest time of %i minutes meets %j', (toMinutes, options) => {
    expect(optionsMet(row({ withdrawal: { fromMinutes: 5, toMinutes } })).under).toEqual(options);
  });
});

test('an option turns on in canonical order and off again', () => {
  const one = toggleOption(NO_FILTERS, 'coin', 'usdt');
  const two = toggleOption(one, 'coin', 'btc');
  expect(two).toEqual({ coin: ['btc', 'usdt'], licence: [], kyc: [], under: [] });
  expect(toggleOption(two, 'coin', 'usdt')).toEqual({ ...NO_FILTERS, coin: ['btc'] });
  expect(NO_FILTERS.coin).toEqual([]);
});

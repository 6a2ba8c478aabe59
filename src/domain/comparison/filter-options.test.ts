import { describe, expect, test } from 'vitest';
import {
  CHOICES,
  FILTER_OPTIONS,
  filterOptionsOf,
  optionsMet,
  withoutFurther,
} from './filter-options.ts';
import { row } from './rows-for-tests.ts';

test('the options are those of the specification, in its order', () => {
  const labels = Object.values(FILTER_OPTIONS).map((options) => options.map(({ label }) => label));
  expect(labels).toEqual([
    ['BTC', 'ETH', 'USDT'],
    ['Curaçao', 'MGA'],
    ['No', 'Partial', 'Yes'],
    ['under 1h', 'under 6h', 'under 24h'],
  ]);
});

test('every other coin and license on file follows them by name, once each', () => {
  const rows = [
    { ...row('a', { coins: ['SOL', 'BTC', 'DOGE'], licenceAuthority: 'mga' }), licenceText: 'MGA' },
    {
      ...row('a', { coins: ['DOGE', 'XMR'], licenceAuthority: 'estonia' }),
      licenceText: 'Estonia',
    },
    { ...row('a', { licenceAuthority: 'none-found' }), licenceText: 'None found' },
    // A licence that only the casino claims has a text and no authority.
    { ...row('a', {}), licenceText: 'Kahnawake' },
  ];
  const options = filterOptionsOf(rows);
  expect(options.coin.map(({ label }) => label)).toEqual([
    ...['BTC', 'ETH', 'USDT'],
    ...['DOGE', 'SOL', 'XMR'],
  ]);
  expect(options.licence).toEqual([
    { id: 'curacao', label: 'Curaçao' },
    { id: 'mga', label: 'MGA' },
    { id: 'estonia', label: 'Estonia' },
  ]);
  expect(options.under).toBe(FILTER_OPTIONS.under);
});

test('every group with one choice keeps the last option, which includes those before it', () => {
  const chosen = {
    coin: ['btc', 'eth'],
    licence: [],
    kyc: ['no', 'partial'],
    under: ['1h', '6h'],
  };
  expect(withoutFurther(chosen)).toEqual({ ...chosen, under: ['6h'] });
  expect(withoutFurther(chosen, { ...CHOICES, kyc: 'one' })).toEqual({
    ...chosen,
    kyc: ['partial'],
    under: ['6h'],
  });
});

describe('options met', () => {
  test('an unknown value is unknown, not a mismatch', () => {
    expect(optionsMet(row('a', {}))).toEqual({ coin: null, licence: null, kyc: null, under: null });
  });

  test('a license that was looked for and not found is known and meets none', () => {
    expect(optionsMet(row('a', { licenceAuthority: 'none-found' })).licence).toEqual([]);
    expect(optionsMet(row('a', { licenceAuthority: 'mga' })).licence).toEqual(['mga']);
  });

  test.each([
    [59, ['1h', '6h', '24h']],
    [60, ['6h', '24h']],
    [359, ['6h', '24h']],
    [360, ['24h']],
    [1439, ['24h']],
    [1440, []],
  ])('a slowest time of %i minutes meets %j', (toMinutes, options) => {
    expect(optionsMet(row('a', { toMinutes })).under).toEqual(options);
  });
});

import { describe, expect, test } from 'vitest';
import type { KycLevel } from '#domain/casinos/facts.ts';
import { FILTER_OPTIONS, NO_FILTERS } from '#domain/comparison/filter-options.ts';
import { paymentsSummary } from '#domain/comparison/payments-summary.ts';
import { SORT_COLUMNS } from '#domain/comparison/sort-rows.ts';
import {
  checksAnswer,
  formatDrop,
  formatFilters,
  formatGain,
  formatLeftOut,
  formatShown,
  formatSort,
  paymentsAnswer,
  payoutAnswer,
  sortChoices,
  sortId,
} from './comparison-words.ts';

const NONE = { coin: 0, licence: 0, kyc: 0, under: 0 };

test('the count names how many are shown of how many', () => {
  expect(formatShown(8, 15)).toBe('8 of 15 casinos');
});

describe('what is left out for an unknown value', () => {
  test('nothing is said where nothing is left out', () => {
    expect(formatLeftOut(0, NONE)).toBeNull();
  });

  test('one value is named', () => {
    expect(formatLeftOut(1, { ...NONE, kyc: 1 })).toBe('1 left out: KYC level not known');
  });

  test('several values are named in the order of the filters', () => {
    expect(formatLeftOut(2, { ...NONE, kyc: 1, licence: 1 })).toBe(
      '2 left out: licence or KYC level not known',
    );
    expect(formatLeftOut(3, { coin: 1, licence: 1, kyc: 0, under: 1 })).toBe(
      '3 left out: coins, licence or withdrawal time not known',
    );
  });
});

describe('what to drop', () => {
  test('an only option goes by its own name', () => {
    expect(formatDrop({ group: 'licence', option: 'mga', rowCount: 3 }, FILTER_OPTIONS)).toBe(
      '“MGA”',
    );
    expect(formatDrop({ group: 'under', option: '1h', rowCount: 3 }, FILTER_OPTIONS)).toBe(
      '“under 1h”',
    );
  });

  test('several options go by the name of their group', () => {
    expect(formatDrop({ group: 'kyc', option: null, rowCount: 3 }, FILTER_OPTIONS)).toBe(
      'the KYC filters',
    );
  });
});

describe('what is on', () => {
  test('coins are joined by what is asked of them', () => {
    const coin = ['btc', 'eth'];
    expect(formatFilters({ ...NO_FILTERS, coin, under: ['6h'] }, FILTER_OPTIONS)).toBe(
      'BTC or ETH, under 6h',
    );
    expect(formatFilters({ ...NO_FILTERS, coin, allCoins: true }, FILTER_OPTIONS)).toBe(
      'BTC and ETH',
    );
    expect(formatFilters(NO_FILTERS, FILTER_OPTIONS)).toBe('');
  });
});

describe('what a click gives', () => {
  test.each([
    ['a first choice shows so many', 'coin', NO_FILTERS, '6'],
    ['a further one shows so many more', 'coin', { ...NO_FILTERS, coin: ['btc'] }, '+6'],
    [
      'where all have to be met, so many are left',
      'coin',
      { ...NO_FILTERS, coin: ['btc'], allCoins: true },
      '6',
    ],
    ['another time shows so many', 'under', { ...NO_FILTERS, under: ['1h'] }, '6'],
  ] as const)('%s', (_, group, filters, expected) => {
    expect(formatGain(group, filters, 6)).toBe(expected);
  });
});

describe('choices of a sort', () => {
  test('every column can be sorted both ways, each in words of its own', () => {
    const choices = sortChoices(null);
    expect(choices).toHaveLength(SORT_COLUMNS.length * 2);
    expect(new Set(choices.map(({ text }) => text)).size).toBe(12);
    expect(formatSort({ column: 'speed', order: 'asc' })).toBe('Withdrawal speed, fastest first');
  });

  test('the order given comes first where it has a name', () => {
    const [first, second] = sortChoices('Our score, highest first');
    expect(first).toEqual({ value: sortId(null), text: 'Our score, highest first' });
    expect(second?.value).toBe(sortId({ column: 'name', order: 'asc' }));
  });
});

test('the answer on payments counts what the casinos state, and says what is not known', () => {
  const row = (toMinutes: number | null, kycLevel: KycLevel | null) => ({
    withdrawal: toMinutes === null ? null : { fromMinutes: 1, toMinutes },
    kycLevel,
  });
  const rows = [
    ...[row(60, 'none'), row(10, 'on-suspicion'), row(4320, 'above-threshold')],
    ...[row(1440, 'before-withdrawal'), row(null, null)],
  ];
  // 10, 60, 1440, 4320: two of four are within 60. With a second 60 they are three of five.
  expect(payoutAnswer(paymentsSummary(rows))).toBe(
    '2 of the 4 casinos that state a time say 1 h or less; the slowest says 72 h.',
  );
  expect(payoutAnswer(paymentsSummary([...rows, row(60, null)]))).toMatch(/^3 of the 5 .* 1 h /);
  expect(checksAnswer(paymentsSummary(rows))).toBe(
    'Of 5 casinos, 1 asks everybody for documents before a withdrawal, 2 ask only above a sum or on suspicion, and 1 states no check; for 1 we do not know.',
  );
  expect(paymentsAnswer(paymentsSummary(rows))).toBe(
    '2 of 4 casinos say they pay within 1 h; 1 of 5 asks everybody for documents.',
  );
  expect(payoutAnswer(paymentsSummary([]))).toMatch(/^No casino here/);
});

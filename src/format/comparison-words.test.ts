import { expect, test } from 'vitest';
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
  formatShow,
  formatShown,
  paymentsAnswer,
  payoutAnswer,
  sortChoices,
  sortId,
} from './comparison-words.ts';

const NONE = { coin: 0, licence: 0, kyc: 0, under: 0 };

test('the count names how many are shown of how many', () => {
  expect(formatShown(8, 15)).toBe('8 of 15 casinos');
  expect([0, 1, 3].map(formatShow)).toEqual(['Show 0 casinos', 'Show 1 casino', 'Show 3 casinos']);
});

test.each([
  [0, NONE, null],
  [1, { ...NONE, kyc: 1 }, '1 left out: KYC level not known'],
  // In the order of the filters.
  [2, { ...NONE, kyc: 1, licence: 1 }, '2 left out: license or KYC level not known'],
  [
    3,
    { coin: 1, licence: 1, kyc: 0, under: 1 },
    '3 left out: coins, license or withdrawal time not known',
  ],
])('what is left out for an unknown value: %i', (count, byGroup, text) => {
  expect(formatLeftOut(count, byGroup)).toBe(text);
});

// An only option goes by its own name, several by the name of their group.
test.each([
  ['licence', 'mga', '“MGA”'],
  ['under', '1h', '“under 1h”'],
  ['kyc', null, 'the KYC filters'],
] as const)('what to drop of %s, %s', (group, option, text) => {
  expect(formatDrop({ group, option, rowCount: 3 }, FILTER_OPTIONS)).toBe(text);
});

test.each([
  [{ coin: ['btc', 'eth'], under: ['6h'] }, 'BTC or ETH, under 6h'],
  [{ coin: ['btc', 'eth'], allCoins: true }, 'BTC and ETH'],
  [{}, ''],
])('what is on: %o', (on, text) => {
  expect(formatFilters({ ...NO_FILTERS, ...on }, FILTER_OPTIONS)).toBe(text);
});

test.each([
  ['a first choice shows so many', 'coin', {}, '6'],
  ['a further one shows so many more', 'coin', { coin: ['btc'] }, '+6'],
  ['where all have to be met, so many are left', 'coin', { coin: ['btc'], allCoins: true }, '6'],
  ['another time shows so many', 'under', { under: ['1h'] }, '6'],
] as const)('what a click gives: %s', (_, group, on, expected) => {
  expect(formatGain(group, { ...NO_FILTERS, ...on }, 6)).toBe(expected);
});

test('every column can be sorted both ways in words of its own, after the order given', () => {
  const choices = sortChoices(null);
  expect(choices).toHaveLength(SORT_COLUMNS.length * 2);
  expect(new Set(choices.map(({ text }) => text)).size).toBe(12);
  expect(choices).toContainEqual({ value: 'speed-asc', text: 'Withdrawal speed, fastest first' });
  const given = 'Our score, highest first';
  expect(sortChoices(given)).toEqual([{ value: sortId(null), text: given }, ...choices]);
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
    'Of 5 casinos, 1 asks everybody for documents before a withdrawal, 2 ask only above an amount or on suspicion, and 1 states no check; for 1 we don’t know.',
  );
  expect(paymentsAnswer(paymentsSummary(rows))).toBe(
    '2 of 4 casinos say they pay within 1 h; 1 of 5 asks everybody for documents before a withdrawal.',
  );
  expect(payoutAnswer(paymentsSummary([]))).toMatch(/^No casino here/);
});

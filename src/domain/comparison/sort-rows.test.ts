import { describe, expect, test } from 'vitest';
import { money } from '../money/money.ts';
import { row } from './rows-for-tests.ts';
import { nextSort, type SortColumn, type SortOrder, sortRows } from './sort-rows.ts';

// Reading order: delta, Alpha, charlie, Bravo. Each column has a tie and an unknown value.
const ROWS = [
  row('d', {
    name: 'delta',
    licenceAuthority: 'none-found',
    coins: ['BTC', 'ETH'],
    minDepositUsdt: money(20, 'USDT'),
    withdrawal: { fromMinutes: 10, toMinutes: 120 },
  }),
  row('a', {
    name: 'Alpha',
    licenceAuthority: 'mga',
    minDepositUsdt: money(5.5, 'USDT'),
    kycLevel: 'at-sign-up',
  }),
  row('c', {
    name: 'charlie',
    coins: ['USDT', 'LTC'],
    withdrawal: { fromMinutes: 5, toMinutes: 120 },
    kycLevel: 'none',
  }),
  row('b', {
    name: 'Bravo',
    licenceAuthority: 'curacao',
    coins: ['BTC'],
    minDepositUsdt: money(20, 'USDT'),
    withdrawal: { fromMinutes: 30, toMinutes: 60 },
    kycLevel: 'none',
  }),
];

const slugs = (column: SortColumn, order: SortOrder) =>
  sortRows(ROWS, { column, order })
    .map(({ slug }) => slug)
    .join('');

describe('sorted rows', () => {
  test.each([
    ['name', 'asc', 'abcd'],
    ['name', 'desc', 'dcba'],
    // Curaçao, MGA, none found; charlie's is unknown.
    ['licence', 'asc', 'badc'],
    ['licence', 'desc', 'dabc'],
    // One coin, then two and two; Alpha's are unknown.
    ['coins', 'asc', 'bdca'],
    ['coins', 'desc', 'dcba'],
    // 5.50, 20, 20; charlie's is unknown.
    ['deposit', 'asc', 'adbc'],
    ['deposit', 'desc', 'dbac'],
    // 60, then 5 to 120 and 10 to 120; Alpha's is unknown.
    ['speed', 'asc', 'bcda'],
    ['speed', 'desc', 'dcba'],
    // None and none, at sign-up; delta's is unknown.
    ['kyc', 'asc', 'cbad'],
    ['kyc', 'desc', 'acbd'],
  ] as const)('by %s, %s', (column, order, expected) => {
    expect(slugs(column, order)).toBe(expected);
  });

  test('without a sort the order given is kept', () => {
    expect(sortRows(ROWS, null)).toEqual(ROWS);
  });

  test('the rows given are left as they are', () => {
    const given = [...ROWS];
    sortRows(given, { column: 'name', order: 'asc' });
    expect(given).toEqual(ROWS);
  });

  test('a deposit in another currency cannot be compared', () => {
    const rows = ROWS.map((one) => ({ ...one, minDepositUsdt: money(5, 'USD') }));
    expect(() => sortRows(rows, { column: 'deposit', order: 'asc' })).toThrow('found USD');
  });
});

describe('clicks on the head of a column', () => {
  test('sort up, then down, then give back the order as it was', () => {
    const up = nextSort(null, 'speed');
    expect(up).toEqual({ column: 'speed', order: 'asc' });
    const down = nextSort(up, 'speed');
    expect(down).toEqual({ column: 'speed', order: 'desc' });
    expect(nextSort(down, 'speed')).toBeNull();
  });

  test('another column starts upwards, whatever the first one did', () => {
    expect(nextSort({ column: 'speed', order: 'desc' }, 'kyc')).toEqual({
      column: 'kyc',
      order: 'asc',
    });
  });
});

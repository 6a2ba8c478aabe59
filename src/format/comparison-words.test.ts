import { describe, expect, test } from 'vitest';
import { SORT_COLUMNS } from '#domain/comparison/sort-rows.ts';
import {
  formatDrop,
  formatLeftOut,
  formatShown,
  formatSort,
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
    expect(formatDrop({ group: 'licence', option: 'mga', rowCount: 3 })).toBe('“MGA”');
    expect(formatDrop({ group: 'under', option: '1h', rowCount: 3 })).toBe('“under 1h”');
  });

  test('several options go by the name of their group', () => {
    expect(formatDrop({ group: 'kyc', option: null, rowCount: 3 })).toBe('the KYC filters');
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

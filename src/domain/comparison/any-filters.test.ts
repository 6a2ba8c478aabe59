import fc from 'fast-check';
import { expect, test } from 'vitest';
import { KYC_LEVELS } from '../casinos/facts.ts';
import type { ComparisonRow } from './comparison-row.ts';
import {
  byGroup,
  FILTER_GROUPS,
  FILTER_OPTIONS,
  type FilterGroup,
  type Filters,
  togetherIn,
} from './filter-options.ts';
import { countOptions, filterRows } from './filter-rows.ts';
import { row } from './rows-for-tests.ts';

const anyRow: fc.Arbitrary<ComparisonRow> = fc
  .record({
    licenceAuthority: fc.constantFrom(null, 'curacao', 'mga', 'estonia', 'none-found'),
    coins: fc.option(fc.subarray(['BTC', 'ETH', 'USDT', 'DOGE'])),
    kycLevel: fc.constantFrom(null, ...KYC_LEVELS),
    toMinutes: fc.constantFrom(null, 1, 59, 60, 61, 359, 360, 1439, 1440, 4000),
  })
  .map((values) => row('any', values));
const OPTION_IDS = byGroup((group) => FILTER_OPTIONS[group].map(({ id }): string => id));
const anyFilters: fc.Arbitrary<Filters> = fc.record({
  coin: fc.subarray(OPTION_IDS.coin),
  licence: fc.subarray(OPTION_IDS.licence),
  kyc: fc.subarray(OPTION_IDS.kyc),
  under: fc.subarray(OPTION_IDS.under, { maxLength: 1 }),
  allCoins: fc.boolean(),
});
const turnOn = (on: Filters, group: FilterGroup, option: string): Filters => ({
  ...on,
  [group]: togetherIn(group, on) === 'one' ? [option] : [...on[group], option],
});
const anyOption = fc
  .constantFrom(...FILTER_GROUPS)
  .chain((group: FilterGroup) =>
    fc.constantFrom(...OPTION_IDS[group]).map((option) => ({ group, option })),
  );

test('what is shown is a part of the rows in their order, and nothing counts twice', () => {
  fc.assert(
    fc.property(fc.array(anyRow), anyFilters, (rows, on) => {
      const result = filterRows(rows, on);
      expect(result.shown).toEqual(rows.filter((each) => result.shown.includes(each)));
      expect(result.shown.length + result.unknownCount).toBeLessThanOrEqual(rows.length);
    }),
  );
});

test('one more option adds rows where any is enough, and takes some away where all are wanted', () => {
  fc.assert(
    fc.property(fc.array(anyRow), anyFilters, anyOption, (rows, on, { group, option }) => {
      const together = togetherIn(group, on);
      fc.pre(together !== 'one' && on[group].length > 0 && !on[group].includes(option));
      const before = filterRows(rows, on).shown;
      const after = filterRows(rows, turnOn(on, group, option)).shown;
      const [fewer, more] = together === 'all' ? [after, before] : [before, after];
      expect(fewer.filter((each) => !more.includes(each))).toEqual([]);
    }),
  );
});

test('the count of an option is what turning it on shows, or shows besides', () => {
  fc.assert(
    fc.property(fc.array(anyRow), anyFilters, anyOption, (rows, on, { group, option }) => {
      fc.pre(!on[group].includes(option));
      const before = filterRows(rows, on).shown.length;
      const after = filterRows(rows, turnOn(on, group, option)).shown.length;
      const isAdded = on[group].length > 0 && togetherIn(group, on) === 'any';
      const count = countOptions(rows, on)[group][option] ?? 0;
      expect(count).toBe(isAdded ? after - before : after);
    }),
  );
});

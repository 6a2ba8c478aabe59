import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { KYC_LEVELS } from '../casinos/facts.ts';
import type { ComparisonRow } from './comparison-row.ts';
import {
  FILTER_GROUPS,
  type FilterGroup,
  type Filters,
  NO_FILTERS,
  OPTION_IDS,
  toggleOption,
} from './filter-options.ts';
import { countOptions, filterRows, suggestDrop } from './filter-rows.ts';

type Values = Pick<ComparisonRow, 'licenceAuthority' | 'coins' | 'kycLevel'> & {
  toMinutes: number | null;
};

function row(slug: string, values: Values): ComparisonRow {
  const { toMinutes, ...others } = values;
  const withdrawal = toMinutes === null ? null : { fromMinutes: 0, toMinutes };
  return { slug, name: slug, minDepositUsdt: null, withdrawal, ...others };
}

const ROWS = [
  row('ash', {
    licenceAuthority: 'curacao',
    coins: ['BTC', 'ETH', 'USDT'],
    kycLevel: 'none',
    toMinutes: 30,
  }),
  row('bay', {
    licenceAuthority: 'mga',
    coins: ['BTC', 'USDT'],
    kycLevel: 'at-sign-up',
    toMinutes: 120,
  }),
  row('cedar', {
    licenceAuthority: 'none-found',
    coins: ['BTC'],
    kycLevel: 'on-suspicion',
    toMinutes: 720,
  }),
  row('dill', { licenceAuthority: 'curacao', coins: ['ETH'], kycLevel: null, toMinutes: null }),
  row('elm', {
    licenceAuthority: null,
    coins: null,
    kycLevel: 'before-withdrawal',
    toMinutes: 60,
  }),
];

const filters = (on: Partial<Filters>): Filters => ({ ...NO_FILTERS, ...on });
const shown = (on: Partial<Filters>) => filterRows(ROWS, filters(on)).shown.map(({ slug }) => slug);

describe('filtered rows', () => {
  test('without filters every row is shown and unknown values leave none out', () => {
    expect(filterRows(ROWS, NO_FILTERS)).toEqual({
      shown: ROWS,
      unknownCount: 0,
      unknownByGroup: { coin: 0, licence: 0, kyc: 0, under: 0 },
    });
  });

  test('inside a group one option is enough', () => {
    expect(shown({ coin: ['eth'] })).toEqual(['ash', 'dill']);
    expect(shown({ coin: ['eth', 'usdt'] })).toEqual(['ash', 'bay', 'dill']);
    expect(shown({ under: ['1h', '6h'] })).toEqual(['ash', 'bay', 'elm']);
  });

  test('every group has to match', () => {
    expect(shown({ coin: ['btc'], under: ['6h'] })).toEqual(['ash', 'bay']);
    expect(shown({ coin: ['btc'], under: ['6h'], licence: ['mga'] })).toEqual(['bay']);
  });

  test('an unknown value never matches, even with every option of its group on', () => {
    expect(shown({ kyc: ['no', 'partial', 'yes'] })).toEqual(['ash', 'bay', 'cedar', 'elm']);
  });

  test('rows left out only for an unknown value are counted, by group too', () => {
    // dill: speed unknown. elm: 60 minutes match, coins unknown.
    expect(filterRows(ROWS, filters({ coin: ['eth', 'btc'], under: ['24h'] }))).toMatchObject({
      unknownCount: 2,
      unknownByGroup: { coin: 1, licence: 0, kyc: 0, under: 1 },
    });
    // dill: both its unknown values are filtered, and it is still one row.
    expect(filterRows(ROWS, filters({ kyc: ['no'], under: ['1h'] }))).toMatchObject({
      unknownCount: 1,
      unknownByGroup: { coin: 0, licence: 0, kyc: 1, under: 1 },
    });
  });

  test('a row that a known value rules out does not count as unknown', () => {
    // dill has ETH only, so its unknown speed changes nothing; elm's coins are unknown.
    expect(filterRows(ROWS, filters({ coin: ['btc'], under: ['24h'] }))).toMatchObject({
      unknownCount: 1,
      unknownByGroup: { coin: 1, licence: 0, kyc: 0, under: 0 },
    });
  });
});

describe('counts of options', () => {
  test('without filters an option counts the rows that meet it', () => {
    expect(countOptions(ROWS, NO_FILTERS)).toEqual({
      coin: { btc: 3, eth: 2, usdt: 2 },
      licence: { curacao: 2, mga: 1 },
      kyc: { no: 1, partial: 1, yes: 2 },
      under: { '1h': 1, '6h': 3, '24h': 4 },
    });
  });

  test('an option counts on top of its group and within the other groups', () => {
    // Shown: ash (BTC, 30 min) and bay (BTC, 2 h).
    expect(countOptions(ROWS, filters({ coin: ['btc'], under: ['6h'] }))).toEqual({
      // ETH adds nobody: dill's speed is unknown.
      coin: { btc: 2, eth: 2, usdt: 2 },
      licence: { curacao: 1, mga: 1 },
      kyc: { no: 1, partial: 0, yes: 1 },
      // 24 hours lets cedar (BTC, 12 h) in.
      under: { '1h': 2, '6h': 2, '24h': 3 },
    });
  });
});

describe('what to drop when nothing is shown', () => {
  test('nothing is suggested while a row is shown', () => {
    expect(suggestDrop(ROWS, NO_FILTERS)).toBeNull();
    expect(suggestDrop(ROWS, filters({ coin: ['btc'] }))).toBeNull();
  });

  test('the only option of the group that brings back the most is named', () => {
    // Without MGA: ash. Without "under 1h": bay (MGA, BTC or ETH). Without coins: none.
    // Equal counts, so the group that comes first.
    const blocked = filters({ licence: ['mga'], under: ['1h'], coin: ['btc', 'eth'] });
    expect(shown(blocked)).toEqual([]);
    expect(suggestDrop(ROWS, blocked)).toEqual({ group: 'licence', option: 'mga', rowCount: 1 });
    // Without "No": bay. Without MGA: ash. Without "under 24h": none. A second row like ash
    // settles it for MGA; a second row like bay for "No".
    const [ash, bay] = ROWS as [ComparisonRow, ComparisonRow];
    const other = filters({ licence: ['mga'], kyc: ['no'], under: ['24h'] });
    expect(suggestDrop([...ROWS, ash], other)).toMatchObject({ option: 'mga', rowCount: 2 });
    expect(suggestDrop([...ROWS, bay], other)).toMatchObject({ option: 'no', rowCount: 2 });
  });

  test('a group with several options on has to go whole', () => {
    // Partial leaves cedar, which has neither ETH nor USDT; without coins cedar is shown.
    const blocked = filters({ coin: ['eth', 'usdt'], kyc: ['partial'], under: ['24h'] });
    expect(shown(blocked)).toEqual([]);
    // Without Partial: ash and bay. So KYC goes first, and coins would bring back one.
    expect(suggestDrop(ROWS, blocked)).toEqual({ group: 'kyc', option: 'partial', rowCount: 2 });
    expect(suggestDrop([...ROWS.slice(2)], blocked)).toEqual({
      group: 'coin',
      option: null,
      rowCount: 1,
    });
  });

  test('nothing is suggested where one group is not enough', () => {
    // cedar alone: no MGA, no "No", no "under 6h".
    const cedar = ROWS.slice(2, 3);
    expect(suggestDrop(cedar, filters({ licence: ['mga'], kyc: ['no'] }))).toBeNull();
    expect(suggestDrop([], filters({ coin: ['btc'] }))).toBeNull();
  });
});

const anyRow: fc.Arbitrary<ComparisonRow> = fc
  .record({
    licenceAuthority: fc.constantFrom(null, 'curacao', 'mga', 'estonia', 'none-found'),
    coins: fc.option(fc.subarray(['BTC', 'ETH', 'USDT', 'DOGE'])),
    kycLevel: fc.constantFrom(null, ...KYC_LEVELS),
    toMinutes: fc.constantFrom(null, 1, 59, 60, 61, 359, 360, 1439, 1440, 4000),
  })
  .map((values) => row('any', values));
const anyFilters: fc.Arbitrary<Filters> = fc.record({
  coin: fc.subarray([...OPTION_IDS.coin]),
  licence: fc.subarray([...OPTION_IDS.licence]),
  kyc: fc.subarray([...OPTION_IDS.kyc]),
  under: fc.subarray([...OPTION_IDS.under]),
});
const anyOption = fc
  .constantFrom(...FILTER_GROUPS)
  .chain((group: FilterGroup) =>
    fc.constantFrom(...OPTION_IDS[group]).map((option) => ({ group, option })),
  );

describe('for any rows and filters', () => {
  test('what is shown is a part of the rows in their order, and nothing counts twice', () => {
    fc.assert(
      fc.property(fc.array(anyRow), anyFilters, (rows, on) => {
        const result = filterRows(rows, on);
        expect(result.shown).toEqual(rows.filter((each) => result.shown.includes(each)));
        expect(result.shown.length + result.unknownCount).toBeLessThanOrEqual(rows.length);
      }),
    );
  });

  test('one more option in a group that has one removes no row', () => {
    fc.assert(
      fc.property(fc.array(anyRow), anyFilters, anyOption, (rows, on, { group, option }) => {
        fc.pre(on[group].length > 0 && !on[group].some((id) => id === option));
        const after = filterRows(rows, toggleOption(on, group, option)).shown;
        expect(filterRows(rows, on).shown.filter((each) => !after.includes(each))).toEqual([]);
      }),
    );
  });

  test('the count of an option is the number of rows that turning it on shows', () => {
    fc.assert(
      fc.property(fc.array(anyRow), anyFilters, anyOption, (rows, on, { group, option }) => {
        const isOn = on[group].some((id) => id === option);
        const after = isOn ? on : toggleOption(on, group, option);
        const counts: Partial<Record<string, number>> = countOptions(rows, on)[group];
        expect(counts[option]).toBe(filterRows(rows, after).shown.length);
      }),
    );
  });
});

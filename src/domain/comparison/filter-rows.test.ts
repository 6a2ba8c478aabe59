import { describe, expect, test } from 'vitest';
import type { ComparisonRow } from './comparison-row.ts';
import { type Filters, NO_FILTERS } from './filter-options.ts';
import { countOptions, filterRows, suggestDrop } from './filter-rows.ts';
import { row } from './rows-for-tests.ts';

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
  row('dill', { licenceAuthority: 'curacao', coins: ['ETH'] }),
  row('elm', { kycLevel: 'before-withdrawal', toMinutes: 60 }),
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
    expect(shown({ licence: ['curacao', 'mga'] })).toEqual(['ash', 'bay', 'dill']);
  });

  test('a time holds the shorter ones', () => {
    expect(shown({ under: ['1h'] })).toEqual(['ash']);
    expect(shown({ under: ['6h'] })).toEqual(['ash', 'bay', 'elm']);
  });

  test('of coins every one has to be taken where that is asked for', () => {
    expect(shown({ coin: ['btc', 'usdt'], allCoins: true })).toEqual(['ash', 'bay']);
    expect(shown({ coin: ['btc', 'eth'], allCoins: true })).toEqual(['ash']);
    expect(shown({ allCoins: true })).toHaveLength(ROWS.length);
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

test('without filters an option counts the rows that meet it', () => {
  expect(countOptions(ROWS, NO_FILTERS)).toEqual({
    coin: { btc: 3, eth: 2, usdt: 2 },
    licence: { curacao: 2, mga: 1 },
    kyc: { no: 1, partial: 1, yes: 2 },
    under: { '1h': 1, '6h': 3, '24h': 4 },
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

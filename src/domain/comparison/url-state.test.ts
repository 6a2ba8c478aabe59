import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { byGroup, FILTER_OPTIONS, NO_FILTERS } from './filter-options.ts';
import { SORT_COLUMNS, SORT_ORDERS } from './sort-rows.ts';
import {
  type ComparisonState,
  comparisonSearch as searchOf,
  parseComparisonState,
} from './url-state.ts';

const EMPTY: ComparisonState = { filters: NO_FILTERS, sort: null };
const FULL: ComparisonState = {
  filters: {
    coin: ['btc', 'eth'],
    licence: ['mga'],
    kyc: ['no'],
    under: ['6h'],
    allCoins: true,
  },
  sort: { column: 'speed', order: 'desc' },
};
const FULL_SEARCH = '?coin=btc,eth&coins=all&licence=mga&kyc=no&under=6h&sort=speed&order=desc';

const OPTIONS = {
  ...FILTER_OPTIONS,
  coin: [...FILTER_OPTIONS.coin, { id: 'xmr', label: 'XMR' }],
};
const OPTION_IDS = byGroup((group) => OPTIONS[group].map(({ id }): string => id));

const parse = (search: string) => parseComparisonState(new URLSearchParams(search), OPTIONS);
const comparisonSearch = (state: ComparisonState, current?: URLSearchParams) =>
  searchOf(state, OPTIONS, current);

describe('state read from an address', () => {
  test('every parameter is read', () => {
    expect(parse(FULL_SEARCH)).toEqual({ state: FULL, ignored: [] });
  });

  test('an address without parameters is the empty state', () => {
    expect(parse('')).toEqual({ state: EMPTY, ignored: [] });
    expect(parse('?coin=&sort=')).toEqual({ state: EMPTY, ignored: [] });
  });

  test('repeated parameters, encoded commas, capitals, doubles and any order are understood', () => {
    const coins = { ...EMPTY, filters: { ...NO_FILTERS, coin: ['btc', 'eth'] } };
    for (const search of ['?coin=eth&coin=btc', '?coin=eth%2Cbtc', '?coin=ETH,+BTC,eth']) {
      expect(parse(search), search).toEqual({ state: coins, ignored: [] });
    }
  });

  test('of several times the longest counts, because it holds the others', () => {
    expect(parse('?under=1h,6h')).toEqual({
      state: { ...EMPTY, filters: { ...NO_FILTERS, under: ['6h'] } },
      ignored: [],
    });
  });

  test('one of the coins is enough until all are asked for', () => {
    expect(parse('?coin=btc,eth').state.filters.allCoins).toBe(false);
    expect(parse('?coins=some').ignored).toEqual([{ parameter: 'coins', value: 'some' }]);
  });

  test('a sort without an order is ascending', () => {
    expect(parse('?sort=kyc').state.sort).toEqual({ column: 'kyc', order: 'asc' });
  });

  test('unknown values are passed over and listed', () => {
    expect(parse('?coin=btc,doge&licence=estonia&sort=luck&under=1h')).toEqual({
      state: { filters: { ...NO_FILTERS, coin: ['btc'], under: ['1h'] }, sort: null },
      ignored: [
        { parameter: 'coin', value: 'doge' },
        { parameter: 'licence', value: 'estonia' },
        { parameter: 'sort', value: 'luck' },
      ],
    });
    expect(parse('?kyc=constructor').ignored).toEqual([{ parameter: 'kyc', value: 'constructor' }]);
  });

  test('a second sort is listed, and so is an order that has nothing to sort', () => {
    expect(parse('?sort=speed,kyc&order=desc')).toEqual({
      state: { ...EMPTY, sort: { column: 'speed', order: 'desc' } },
      ignored: [{ parameter: 'sort', value: 'kyc' }],
    });
    expect(parse('?order=desc')).toEqual({
      state: EMPTY,
      ignored: [{ parameter: 'order', value: 'desc' }],
    });
  });

  test('parameters of others are none of its business', () => {
    expect(parse('?utm_source=x&page=2')).toEqual({ state: EMPTY, ignored: [] });
  });
});

describe('state written to an address', () => {
  test('it is canonical and can be read by people', () => {
    expect(comparisonSearch(FULL)).toBe(FULL_SEARCH);
    const muddled = { ...FULL.filters, coin: ['eth', 'btc'] };
    expect(comparisonSearch({ ...FULL, filters: muddled })).toBe(FULL_SEARCH);
  });

  test('the empty state gives no parameters, and ascending is not spelt out', () => {
    expect(comparisonSearch(EMPTY)).toBe('');
    expect(comparisonSearch({ ...EMPTY, sort: { column: 'name', order: 'asc' } })).toBe(
      '?sort=name',
    );
  });

  test('parameters of others stay, its own are replaced', () => {
    const current = new URLSearchParams('page=2&coin=usdt&q=a,b%252C&order=desc');
    expect(comparisonSearch({ ...EMPTY, filters: { ...NO_FILTERS, coin: ['btc'] } }, current)).toBe(
      '?coin=btc&page=2&q=a,b%252C',
    );
    expect(current.get('coin')).toBe('usdt');
  });

  test('what is written is read back, whatever the state', () => {
    const anyState: fc.Arbitrary<ComparisonState> = fc.record({
      filters: fc.record({
        coin: fc.subarray(OPTION_IDS.coin),
        licence: fc.subarray(OPTION_IDS.licence),
        kyc: fc.subarray(OPTION_IDS.kyc),
        under: fc.subarray(OPTION_IDS.under, { maxLength: 1 }),
        allCoins: fc.boolean(),
      }),
      sort: fc.option(
        fc.record({
          column: fc.constantFrom(...SORT_COLUMNS),
          order: fc.constantFrom(...SORT_ORDERS),
        }),
      ),
    });
    fc.assert(
      fc.property(anyState, (state) => {
        expect(parse(comparisonSearch(state))).toEqual({ state, ignored: [] });
      }),
    );
  });

  test('whatever the address says, reading and writing it once settles it', () => {
    const anyValue = fc.oneof(
      fc.constantFrom('btc', 'eth', 'all', 'no', '6h', 'desc', 'x,btc'),
      fc.string(),
    );
    const anyName = fc.constantFrom('coin', 'coins', 'licence', 'kyc', 'under', 'sort', 'order');
    fc.assert(
      fc.property(fc.array(fc.tuple(anyName, anyValue)), (pairs) => {
        const { state } = parseComparisonState(new URLSearchParams(pairs), OPTIONS);
        const search = comparisonSearch(state);
        expect(comparisonSearch(parse(search).state)).toBe(search);
      }),
    );
  });
});

import { type ComparisonRow, kycLabel, NO_LICENCE_FOUND } from './comparison-row.ts';

/** Groups of filters, named as in the address of the page and in its canonical order. */
export const FILTER_GROUPS = ['coin', 'licence', 'kyc', 'under'] as const;
export type FilterGroup = (typeof FILTER_GROUPS)[number];

export type FilterOption = { id: string; label: string };
export type FilterOptions = Readonly<Record<FilterGroup, readonly FilterOption[]>>;

/** Times of which each holds the shorter ones, shortest first. */
const SPEEDS = [
  { id: '1h', label: 'under 1h', underMinutes: 60 },
  { id: '6h', label: 'under 6h', underMinutes: 6 * 60 },
  { id: '24h', label: 'under 24h', underMinutes: 24 * 60 },
] as const;

/** The options that every table has. Source: specification, section 9. */
export const FILTER_OPTIONS = {
  coin: [
    { id: 'btc', label: 'BTC' },
    { id: 'eth', label: 'ETH' },
    { id: 'usdt', label: 'USDT' },
  ],
  licence: [
    { id: 'curacao', label: 'Curaçao' },
    { id: 'mga', label: 'MGA' },
  ],
  kyc: [
    { id: 'no', label: 'No' },
    { id: 'partial', label: 'Partial' },
    { id: 'yes', label: 'Yes' },
  ],
  under: SPEEDS.map(({ id, label }) => ({ id, label })),
} as const satisfies FilterOptions;

/** The options of the specification, then every other coin and licence of the rows, by name. */
export function filterOptionsOf(
  rows: readonly (ComparisonRow & { licenceText: string | null })[],
): FilterOptions {
  const coins = rows.flatMap(({ coins }) => coins ?? []);
  const licences = rows.flatMap(({ licenceAuthority: id, licenceText: label }) =>
    id === null || id === NO_LICENCE_FOUND || label === null ? [] : { id, label },
  );
  return {
    ...FILTER_OPTIONS,
    coin: withOthers(
      FILTER_OPTIONS.coin,
      coins.map((code) => ({ id: code.toLowerCase(), label: code })),
    ),
    licence: withOthers(FILTER_OPTIONS.licence, licences),
  };
}

function withOthers(
  first: readonly FilterOption[],
  found: readonly FilterOption[],
): readonly FilterOption[] {
  const byId = new Map(found.map((option) => [option.id, option]));
  for (const { id } of first) byId.delete(id);
  const others = [...byId.values()];
  return [...first, ...others.sort((a, b) => (a.label < b.label ? -1 : 1))];
}

/**
 * The options that are on, by group. A group without any does not filter. Of the times no more than
 * one is on, since each holds the shorter ones.
 */
export type Filters = Readonly<Record<FilterGroup, readonly string[]>> & {
  /** Whether a casino has to take every coin that is on, rather than one of them. */
  readonly allCoins: boolean;
};

export const NO_FILTERS: Filters = { coin: [], licence: [], kyc: [], under: [], allCoins: false };

/** A value for each group. */
export function byGroup<Value>(valueOf: (group: FilterGroup) => Value): Record<FilterGroup, Value> {
  const entries = FILTER_GROUPS.map((group) => [group, valueOf(group)]);
  return Object.fromEntries(entries) as Record<FilterGroup, Value>;
}

/** Whether any option of any group is on. */
export function hasFilters(filters: Filters): boolean {
  return FILTER_GROUPS.some((group) => filters[group].length > 0);
}

/** How the options of a group work together. */
export type Together = 'any' | 'all' | 'one';

/** Any of several is enough, all of them have to be met, or there is one alone. */
export function togetherIn(group: FilterGroup, { allCoins }: Filters): Together {
  if (group === 'under') return 'one';
  return group === 'coin' && allCoins ? 'all' : 'any';
}

/**
 * The options of each group that a row meets: none where the value is known and no option names it,
 * `null` where the value is unknown.
 *
 * Speed goes by the slowest time stated, and "under 1h" means less than 60 minutes. A casino that
 * says "up to 60 minutes" reads "1h" in the table, and a row reading "1h" under the words "under 1h"
 * would be wrong.
 */
export function optionsMet(row: ComparisonRow): Record<FilterGroup, readonly string[] | null> {
  const { coins, licenceAuthority: licence, kycLevel, withdrawal } = row;
  return {
    coin: coins && coins.map((code) => code.toLowerCase()),
    licence: licence === null ? null : licence === NO_LICENCE_FOUND ? [] : [licence],
    kyc: kycLevel && [kycLabel(kycLevel).toLowerCase()],
    under:
      withdrawal &&
      SPEEDS.filter(({ underMinutes }) => withdrawal.toMinutes < underMinutes).map(({ id }) => id),
  };
}

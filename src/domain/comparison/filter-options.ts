import { type ComparisonRow, kycLabel, NO_LICENCE_FOUND } from './comparison-row.ts';

/** Groups of filters, named as in the address of the page and in its canonical order. */
export const FILTER_GROUPS = ['coin', 'licence', 'kyc', 'under'] as const;
export type FilterGroup = (typeof FILTER_GROUPS)[number];

type Choices = Readonly<Record<FilterGroup, 'several' | 'one'>>;

/** Options that can be on at once in each group. Where it is one, each option includes those before it. */
export const CHOICES: Choices = {
  coin: 'several',
  licence: 'several',
  kyc: 'several',
  under: 'one',
};

type FilterOption = { id: string; label: string };
export type FilterOptions = Readonly<Record<FilterGroup, readonly FilterOption[]>>;

/** Withdrawal times, shortest first; each includes the shorter ones. */
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
 * Selected options by group, at most one where `CHOICES` says so; a group without any does not filter.
 */
export type Filters = Readonly<Record<FilterGroup, readonly string[]>> & {
  /** True if a casino has to take every selected coin instead of at least one. */
  readonly allCoins: boolean;
};

export const NO_FILTERS: Filters = { coin: [], licence: [], kyc: [], under: [], allCoins: false };

/** A value for each group. */
export function byGroup<Value>(valueOf: (group: FilterGroup) => Value): Record<FilterGroup, Value> {
  const entries = FILTER_GROUPS.map((group) => [group, valueOf(group)]);
  return Object.fromEntries(entries) as Record<FilterGroup, Value>;
}

export function hasFilters(filters: Filters): boolean {
  return FILTER_GROUPS.some((group) => filters[group].length > 0);
}

export type Together = 'any' | 'all' | 'one';

/** Combination of the selected options in a group: any, all, or a single one. */
export function togetherIn(group: FilterGroup, { allCoins }: Filters): Together {
  if (CHOICES[group] === 'one') return 'one';
  return group === 'coin' && allCoins ? 'all' : 'any';
}

/** The last option alone in groups where one can be on. */
export function withoutFurther(
  chosen: Readonly<Record<FilterGroup, readonly string[]>>,
  choices = CHOICES,
): Record<FilterGroup, readonly string[]> {
  return byGroup((group) => (choices[group] === 'one' ? chosen[group].slice(-1) : chosen[group]));
}

/**
 * Options that a row meets, by group: none where no option names its value, `null` where the value is unknown.
 *
 * Speed is judged by the slowest time stated, and "under 1h" means less than 60 minutes: a casino that states "up
 * to 60 minutes" reads "1h" in the table, which is not under 1h.
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

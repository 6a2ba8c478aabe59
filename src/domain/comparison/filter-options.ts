import { type ComparisonRow, kycLabel } from './comparison-row.ts';

/** Groups of filters, named as in the address of the page and in its canonical order. */
export const FILTER_GROUPS = ['coin', 'licence', 'kyc', 'under'] as const;
export type FilterGroup = (typeof FILTER_GROUPS)[number];

type FilterOption = { id: string; label: string; underMinutes?: number };

/** Options of each group. Source: specification, section 9. */
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
  under: [
    { id: '1h', label: 'under 1h', underMinutes: 60 },
    { id: '6h', label: 'under 6h', underMinutes: 6 * 60 },
    { id: '24h', label: 'under 24h', underMinutes: 24 * 60 },
  ],
} as const satisfies Record<FilterGroup, readonly FilterOption[]>;

export type FilterOptionId<Group extends FilterGroup = FilterGroup> =
  (typeof FILTER_OPTIONS)[Group][number]['id'];

/** The options that are on, by group. A group without any does not filter. */
export type Filters = { readonly [Group in FilterGroup]: readonly FilterOptionId<Group>[] };

/** A value for each group. The caller's type says what each group's value is. */
export function byGroup<Values extends Record<FilterGroup, unknown>>(
  valueOf: <Group extends FilterGroup>(group: Group) => Values[Group],
): Values {
  return Object.fromEntries(FILTER_GROUPS.map((group) => [group, valueOf(group)])) as Values;
}

export const NO_FILTERS = byGroup<Filters>(() => []);

/** Whether any option of any group is on. */
export function hasFilters(filters: Filters): boolean {
  return FILTER_GROUPS.some((group) => filters[group].length > 0);
}

/** Every option's id, by group, in the order of the specification. */
export const OPTION_IDS = byGroup<Filters>(idsOf);

/** Turns one option on or off and keeps the group in canonical order. */
export function toggleOption<Group extends FilterGroup>(
  filters: Filters,
  group: Group,
  option: FilterOptionId<Group>,
): Filters {
  const isOn = (id: FilterOptionId<Group>) => filters[group].includes(id);
  return {
    ...filters,
    [group]: OPTION_IDS[group].filter((id) => (id === option ? !isOn(id) : isOn(id))),
  };
}

/**
 * The options of each group that a row meets: none where the value is known and no option names it,
 * `null` where the value is unknown.
 *
 * Speed goes by the slowest time stated, and "under 1h" means less than 60 minutes. A casino that
 * says "up to 60 minutes" reads "1h" in the table, and a row reading "1h" under the words "under 1h"
 * would be wrong.
 */
export function optionsMet(row: ComparisonRow): {
  [Group in FilterGroup]: readonly FilterOptionId<Group>[] | null;
} {
  const { coins, licenceAuthority, kycLevel, withdrawal } = row;
  return {
    coin: coins && OPTION_IDS.coin.filter((id) => coins.includes(id.toUpperCase())),
    licence:
      licenceAuthority === null ? null : OPTION_IDS.licence.filter((id) => id === licenceAuthority),
    kyc:
      kycLevel && FILTER_OPTIONS.kyc.filter(({ label }) => label === kycLabel(kycLevel)).map(idOf),
    under:
      withdrawal &&
      FILTER_OPTIONS.under
        .filter(({ underMinutes }) => withdrawal.toMinutes < underMinutes)
        .map(idOf),
  };
}

function idsOf<Group extends FilterGroup>(group: Group) {
  return FILTER_OPTIONS[group].map(idOf) as readonly FilterOptionId[] as Filters[Group];
}

function idOf<Id extends string>({ id }: { id: Id }): Id {
  return id;
}

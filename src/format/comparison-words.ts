import {
  FILTER_GROUPS,
  type FilterGroup,
  type FilterOptions,
  type Filters,
  togetherIn,
} from '#domain/comparison/filter-options.ts';
import type { DropSuggestion } from '#domain/comparison/filter-rows.ts';
import type { PaymentsSummary } from '#domain/comparison/payments-summary.ts';
import { type ComparisonSort, SORT_COLUMNS, SORT_ORDERS } from '#domain/comparison/sort-rows.ts';
import { formatMinutes } from './text.ts';

/** Names of the columns that the table can be sorted by. */
export const COLUMN_LABELS: Record<ComparisonSort['column'], string> = {
  name: 'Casino',
  licence: 'License',
  coins: 'Coins',
  deposit: 'Min deposit',
  speed: 'Withdrawal speed',
  kyc: 'KYC level',
};

const SORT_LABELS: Record<ComparisonSort['column'], Record<ComparisonSort['order'], string>> = {
  name: { asc: 'Casino, A to Z', desc: 'Casino, Z to A' },
  licence: { asc: 'License, A to Z', desc: 'License, Z to A' },
  coins: { asc: 'Coins, fewest first', desc: 'Coins, most first' },
  deposit: { asc: 'Min deposit, lowest first', desc: 'Min deposit, highest first' },
  speed: { asc: 'Withdrawal speed, fastest first', desc: 'Withdrawal speed, slowest first' },
  kyc: { asc: 'KYC level, fewest checks first', desc: 'KYC level, most checks first' },
};

const SORT_CHOICES: readonly ComparisonSort[] = SORT_COLUMNS.flatMap((column) =>
  SORT_ORDERS.map((order) => ({ column, order })),
);

/** Id of a sort in a `<select>`; no sort is the given order. */
export function sortId(sort: ComparisonSort | null): string {
  return sort === null ? 'given' : `${sort.column}-${sort.order}`;
}

export function sortOf(id: string): ComparisonSort | null {
  return SORT_CHOICES.find((choice) => sortId(choice) === id) ?? null;
}

/** Options for every sort, after the given order if that has a name. */
export function sortChoices(orderText: string | null): { value: string; text: string }[] {
  return [
    ...(orderText === null ? [] : [{ value: sortId(null), text: orderText }]),
    ...SORT_CHOICES.map((sort) => ({
      value: sortId(sort),
      text: SORT_LABELS[sort.column][sort.order],
    })),
  ];
}

type GroupWords = {
  legend: string;
  /** Hidden text before each option, for screen readers. */
  prefix: string;
  /** Plural noun for options. */
  many: string;
  /** Label of choosing none, where one option at a time can be on. */
  any?: string;
  /** As in “the KYC filters”. */
  noun: string;
  /** Noun for the unknown value of a casino that the filter leaves out. */
  unknown: string;
};

export const GROUP_WORDS: Record<FilterGroup, GroupWords> = {
  coin: { legend: 'Coin', prefix: '', many: 'coins', noun: 'coin', unknown: 'coins' },
  licence: { legend: 'License', prefix: '', many: 'licenses', noun: 'license', unknown: 'license' },
  kyc: { legend: 'KYC', prefix: '', many: 'levels', noun: 'KYC', unknown: 'KYC level' },
  under: {
    legend: 'Withdrawal under',
    prefix: 'under ',
    many: 'times',
    any: 'any time',
    noun: 'withdrawal',
    unknown: 'withdrawal time',
  },
};

/** 8 of 15 casinos */
export function formatShown(shown: number, total: number): string {
  return `${shown} of ${total} casinos`;
}

/** Button that ends the filters of a phone: Show 3 casinos. */
export const formatShow = (shown: number): string =>
  `Show ${shown} ${shown === 1 ? 'casino' : 'casinos'}`;

/** Status until all rows have loaded. */
export const PENDING_ROWS = {
  all: null,
  first: null,
  loading: 'Loading the other casinos…',
  failed: 'The other casinos couldn’t be loaded. These are the matches among the first.',
} as const;

/** 2 left out: licence or KYC level not known. `null` where none is left out for that reason. */
export function formatLeftOut(
  unknownCount: number,
  unknownByGroup: Record<FilterGroup, number>,
): string | null {
  if (unknownCount === 0) return null;
  const groups = FILTER_GROUPS.filter((group) => unknownByGroup[group] > 0);
  const nouns = groups.map((group) => GROUP_WORDS[group].unknown);
  const last = nouns.pop() ?? 'value';
  const what = nouns.length === 0 ? last : `${nouns.join(', ')} or ${last}`;
  return `${unknownCount} left out: ${what} not known`;
}

/** Filter that a suggestion removes: “MGA”, or the KYC filters. */
export function formatDrop({ group, option }: DropSuggestion, options: FilterOptions): string {
  return option === null
    ? `the ${GROUP_WORDS[group].noun} filters`
    : `“${nameOf(group, option, options)}”`;
}

/** Selected options in one line: BTC and ETH, MGA, under 6h. Empty without any. */
export function formatFilters(filters: Filters, options: FilterOptions): string {
  const groups = FILTER_GROUPS.map((group) => {
    const word = togetherIn(group, filters) === 'all' ? ' and ' : ' or ';
    return filters[group].map((option) => nameOf(group, option, options)).join(word);
  });
  return groups.filter(Boolean).join(', ');
}

/** Gain of selecting an option: 8 casinos, or 8 more. */
export function formatGain(group: FilterGroup, filters: Filters, count: number): string {
  const adds = filters[group].length > 0 && togetherIn(group, filters) === 'any';
  return adds ? `+${count}` : `${count}`;
}

function nameOf(group: FilterGroup, option: string, options: FilterOptions): string {
  const { label } = options[group].find(({ id }) => id === option) ?? {};
  if (label === undefined) throw new Error(`Expected an option of ${group}, found ${option}`);
  return label;
}

/** 9 of the 15 casinos that state a time say 5 h or less; the slowest says 72 h. */
export function payoutAnswer(summary: PaymentsSummary): string {
  const { stated, withinHalf, halfWithinMinutes: half, slowestMinutes: slowest } = summary;
  return half === null || slowest === null
    ? 'No casino here states how long a payout takes.'
    : `${withinHalf} of the ${stated} casinos that state a time say ${formatMinutes(half)} or less; the slowest says ${formatMinutes(slowest)}.`;
}

/** Payout times and document checks in a sentence; `null` where no casino states a time. */
export function paymentsAnswer(summary: PaymentsSummary): string | null {
  const { casinos, checks, stated, withinHalf, halfWithinMinutes: half } = summary;
  return half === null
    ? null
    : `${withinHalf} of ${stated} casinos say they pay within ${formatMinutes(half)}; ${checks.all} of ${casinos} ask${checks.all === 1 ? 's' : ''} everybody for documents before a withdrawal.`;
}

/** Of 15 casinos, 4 ask everybody for documents before a withdrawal, 7 ask only … */
export function checksAnswer({ casinos, checks: { all, some, none } }: PaymentsSummary): string {
  const silent = casinos - all - some - none;
  const who = (count: number, verb: string) => `${count} ${verb}${count === 1 ? 's' : ''}`;
  return `Of ${casinos} casinos, ${who(all, 'ask')} everybody for documents before a withdrawal, ${who(some, 'ask')} only above an amount or on suspicion, and ${who(none, 'state')} no check${silent === 0 ? '' : `; for ${silent} we don’t know`}.`;
}

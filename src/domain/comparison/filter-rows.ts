import type { ComparisonRow } from './comparison-row.ts';
import {
  byGroup,
  FILTER_GROUPS,
  type FilterGroup,
  type FilterOptionId,
  type Filters,
  OPTION_IDS,
  optionsMet,
} from './filter-options.ts';

export type FilterResult<Row extends ComparisonRow> = {
  /** The rows that match, in the order given. */
  shown: Row[];
  /**
   * Rows that are left out only because a filtered value is unknown: every filtered value that is
   * known matches. A row that a known value rules out is not among them.
   */
  unknownCount: number;
  /** The same rows by the group whose value is unknown; a row can count in more than one. */
  unknownByGroup: Record<FilterGroup, number>;
};

/** Keeps the rows that match one option or more in each group that has any on. */
export function filterRows<Row extends ComparisonRow>(
  rows: readonly Row[],
  filters: Filters,
): FilterResult<Row> {
  const shown: Row[] = [];
  let unknownCount = 0;
  const unknownByGroup = byGroup<Record<FilterGroup, number>>(() => 0);
  for (const row of rows) {
    const { mismatched, unknown } = judgeRow(row, filters);
    if (mismatched.length > 0) continue;
    if (unknown.length === 0) {
      shown.push(row);
      continue;
    }
    unknownCount += 1;
    for (const group of unknown) unknownByGroup[group] += 1;
  }
  return { shown, unknownCount, unknownByGroup };
}

export type OptionCounts = { [Group in FilterGroup]: Record<FilterOptionId<Group>, number> };

/**
 * For each option, how many rows would be shown with it on as well as what is on now.
 * For an option that is on already that is the number of rows shown.
 */
export function countOptions(rows: readonly ComparisonRow[], filters: Filters): OptionCounts {
  const counts = byGroup<OptionCounts>(noneOfEach);
  for (const row of rows) {
    const { met, mismatched, unknown } = judgeRow(row, filters);
    const failed = [...mismatched, ...unknown];
    for (const group of FILTER_GROUPS) {
      if (failed.some((other) => other !== group)) continue;
      const isMatchedAlready = filters[group].length > 0 && failed.length === 0;
      const options = isMatchedAlready ? OPTION_IDS[group] : (met[group] ?? []);
      const countsOfGroup: Partial<Record<FilterOptionId, number>> = counts[group];
      for (const option of options) countsOfGroup[option] = (countsOfGroup[option] ?? 0) + 1;
    }
  }
  return counts;
}

function noneOfEach<Group extends FilterGroup>(group: Group): OptionCounts[Group] {
  const counts = OPTION_IDS[group].map((option) => [option, 0]);
  return Object.fromEntries(counts) as OptionCounts[Group];
}

/** What filters leave of the rows, in numbers. */
export type FilterSummary = Pick<FilterResult<ComparisonRow>, 'unknownCount' | 'unknownByGroup'> & {
  total: number;
  shownCount: number;
  counts: OptionCounts;
};

/** The numbers that stand beside the filters. */
export function summariseFilters(rows: readonly ComparisonRow[], filters: Filters): FilterSummary {
  const { shown, unknownCount, unknownByGroup } = filterRows(rows, filters);
  return {
    total: rows.length,
    shownCount: shown.length,
    unknownCount,
    unknownByGroup,
    counts: countOptions(rows, filters),
  };
}

export type DropSuggestion = {
  group: FilterGroup;
  /** The option to drop, or `null` where the group has several on and all of them have to go. */
  option: FilterOptionId | null;
  /** How many rows are shown without it. */
  rowCount: number;
};

/**
 * For filters that show no row, the one thing to drop that brings back the most. Within a group an
 * option can only add rows, so dropping one of several never helps: it is either the group's only
 * option or the whole group. Equal counts go to the group that comes first.
 * `null` where rows are shown already, or where dropping one group is not enough.
 */
export function suggestDrop(
  rows: readonly ComparisonRow[],
  filters: Filters,
): DropSuggestion | null {
  if (filterRows(rows, filters).shown.length > 0) return null;
  let best: DropSuggestion | null = null;
  for (const group of FILTER_GROUPS) {
    const [first, second] = filters[group];
    if (first === undefined) continue;
    const rowCount = filterRows(rows, { ...filters, [group]: [] }).shown.length;
    if (rowCount > (best?.rowCount ?? 0)) {
      best = { group, option: second === undefined ? first : null, rowCount };
    }
  }
  return best;
}

/** Which groups that are filtered rule the row out, and in which of them its value is unknown. */
function judgeRow(row: ComparisonRow, filters: Filters) {
  const met = optionsMet(row);
  const mismatched: FilterGroup[] = [];
  const unknown: FilterGroup[] = [];
  for (const group of FILTER_GROUPS) {
    const wanted: readonly FilterOptionId[] = filters[group];
    if (wanted.length === 0) continue;
    if (met[group] === null) unknown.push(group);
    else if (!met[group].some((option) => wanted.includes(option))) mismatched.push(group);
  }
  return { met, mismatched, unknown };
}

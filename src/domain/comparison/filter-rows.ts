import type { ComparisonRow } from './comparison-row.ts';
import {
  byGroup,
  FILTER_GROUPS,
  type FilterGroup,
  type Filters,
  optionsMet,
  togetherIn,
} from './filter-options.ts';

type FilterResult<Row extends ComparisonRow> = {
  /** The rows that match, in the order given. */
  shown: Row[];
  /** Rows left out only because a filtered value is unknown; rows that a known value rules out are not counted. */
  unknownCount: number;
  /** The same rows by the group whose value is unknown; a row can count in more than one. */
  unknownByGroup: Record<FilterGroup, number>;
};

/** Keeps the rows that match in every group with a selected option: one of them, or all of the coins. */
export function filterRows<Row extends ComparisonRow>(
  rows: readonly Row[],
  filters: Filters,
): FilterResult<Row> {
  const shown: Row[] = [];
  let unknownCount = 0;
  const unknownByGroup = byGroup(() => 0);
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

/** Row counts by option; a missing option counts 0. */
type OptionCounts = Record<FilterGroup, Readonly<Record<string, number>>>;

/** Rows that selecting each option would show, or would add where options of its group are selected already. */
export function countOptions(rows: readonly ComparisonRow[], filters: Filters): OptionCounts {
  const counts = byGroup<Record<string, number>>(() => ({}));
  for (const row of rows) {
    const { met, mismatched, unknown } = judgeRow(row, filters);
    const failed = [...mismatched, ...unknown];
    for (const group of FILTER_GROUPS) {
      if (failed.some((other) => other !== group)) continue;
      const isShown = failed.length === 0;
      const together = togetherIn(group, filters);
      const isCounted =
        filters[group].length === 0 || together === 'one' || isShown === (together === 'all');
      if (!isCounted) continue;
      for (const option of met[group] ?? []) {
        counts[group][option] = (counts[group][option] ?? 0) + 1;
      }
    }
  }
  return counts;
}

/** Row counts printed beside the filters. */
export type FilterSummary = ReturnType<typeof summariseFilters>;

/** Numbers of rows in all, shown, and shown with each option added; and of those left out because a fact is not known. */
export function summariseFilters(rows: readonly ComparisonRow[], filters: Filters) {
  const { shown, ...unknown } = filterRows(rows, filters);
  const counts = countOptions(rows, filters);
  return { total: rows.length, shownCount: shown.length, ...unknown, counts };
}

export type DropSuggestion = {
  group: FilterGroup;
  /** The option to drop, or `null` where the group has several on and all of them have to go. */
  option: string | null;
  /** Rows shown without it. */
  rowCount: number;
};

/**
 * For filters that match no row: the single removal that brings back the most rows, a group's only option, or the
 * whole group where several are selected. Equal counts go to the first group. `null` where rows match already, or
 * where removing one group is not enough.
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

/** Filtered groups that rule the row out, and those in which its value is unknown. */
function judgeRow(row: ComparisonRow, filters: Filters) {
  const met = optionsMet(row);
  const mismatched: FilterGroup[] = [];
  const unknown: FilterGroup[] = [];
  for (const group of FILTER_GROUPS) {
    const [wanted, values] = [filters[group], met[group]];
    if (wanted.length === 0) continue;
    if (values === null) unknown.push(group);
    else {
      const isMet = (option: string) => values.includes(option);
      const needsAll = togetherIn(group, filters) === 'all';
      if (!(needsAll ? wanted.every(isMet) : wanted.some(isMet))) mismatched.push(group);
    }
  }
  return { met, mismatched, unknown };
}

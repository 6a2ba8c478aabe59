import { KYC_LEVELS } from '../casinos/facts.ts';
import type { Money } from '../money/money.ts';
import { type ComparisonRow, NO_LICENCE_FOUND } from './comparison-row.ts';

export const SORT_COLUMNS = ['name', 'licence', 'coins', 'deposit', 'speed', 'kyc'] as const;
export type SortColumn = (typeof SORT_COLUMNS)[number];

export const SORT_ORDERS = ['asc', 'desc'] as const;
export type SortOrder = (typeof SORT_ORDERS)[number];

export type ComparisonSort = { column: SortColumn; order: SortOrder };

/** Compared part by part; the first difference decides. */
type SortKey = readonly (number | string)[];

/** Sort key of each column; `null` where the value is unknown. */
const SORT_KEYS: Record<SortColumn, (row: ComparisonRow) => SortKey | null> = {
  name: ({ name }) => [name.toLowerCase()],
  // By authority; "none found" is a finding and comes after every authority.
  licence: ({ licenceAuthority }) =>
    licenceAuthority === null
      ? null
      : [licenceAuthority === NO_LICENCE_FOUND ? 1 : 0, licenceAuthority],
  coins: ({ coins }) => coins && [coins.length],
  deposit: ({ minDepositUsdt }) => minDepositUsdt && [usdtMinorUnits(minDepositUsdt)],
  // By the slowest time, as the filter does; the fastest decides between equals.
  speed: ({ withdrawal }) => withdrawal && [withdrawal.toMinutes, withdrawal.fromMinutes],
  kyc: ({ kycLevel }) => kycLevel && [KYC_LEVELS.indexOf(kycLevel)],
};

/**
 * Sorts by one column; `null` keeps the given order. Unknown values come last in both directions, and ties keep
 * the given order. Text is compared by code unit, so that the order does not depend on the locale. Throws if a
 * deposit is not in USDT.
 */
export function sortRows<Row extends ComparisonRow>(
  rows: readonly Row[],
  sort: ComparisonSort | null,
): Row[] {
  if (sort === null) return [...rows];
  const known: { row: Row; key: SortKey }[] = [];
  const unknown: Row[] = [];
  for (const row of rows) {
    const key = SORT_KEYS[sort.column](row);
    if (key === null) unknown.push(row);
    else known.push({ row, key });
  }
  const direction = sort.order === 'asc' ? 1 : -1;
  known.sort((a, b) => direction * compareKeys(a.key, b.key));
  return [...known.map(({ row }) => row), ...unknown];
}

/** Next sort after a click on a column: ascending, descending, then `null` for the given order. */
export function nextSort(
  current: ComparisonSort | null,
  column: SortColumn,
): ComparisonSort | null {
  if (current?.column !== column) return { column, order: 'asc' };
  return current.order === 'asc' ? { column, order: 'desc' } : null;
}

function compareKeys(a: SortKey, b: SortKey): number {
  for (const [index, part] of a.entries()) {
    const other = b[index];
    if (other === undefined || part === other) continue;
    return part < other ? -1 : 1;
  }
  return 0;
}

function usdtMinorUnits({ minorUnits, currency }: Money): number {
  if (currency !== 'USDT') {
    throw new TypeError(`Expected a minimum deposit in USDT, found ${currency}`);
  }
  return minorUnits;
}

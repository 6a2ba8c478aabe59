import { withPage } from '#domain/casinos/filled-address.ts';
import { filterOptionsOf, NO_FILTERS } from '#domain/comparison/filter-options.ts';
import { summariseFilters } from '#domain/comparison/filter-rows.ts';
import { PAYMENT_CATEGORIES, type PaymentCategory } from '#domain/comparison/payment-categories.ts';
import { type ComparisonSort, sortRows } from '#domain/comparison/sort-rows.ts';
import { LIST_SIZES } from '#domain/lists/list-sizes.ts';
import { pageCountOf, pageOf } from '#domain/lists/paginate.ts';
import { EXTRA_LABELS } from '#models/payments/comparison-values.ts';
import { watermarkHref } from '#models/pictures/art-files.ts';
import { paymentsCopy, paymentsHref } from './payment-pages.ts';
import { comparisonRows } from './payments-table.ts';

/** First sort of a category; other categories keep the order of their rows. */
const DEFAULT_SORTS: Partial<Record<PaymentCategory, ComparisonSort>> = {
  'fast-payout': { column: 'speed', order: 'asc' },
  'no-kyc': { column: 'kyc', order: 'asc' },
};

/** Names of those orders. */
const ORDER_TEXTS: Partial<Record<PaymentCategory, string>> = {
  'fees-by-coin': 'Withdrawal fee, no fee first',
  'provably-fair': 'Rounds to recompute, most games first',
};

/**
 * Props of the table. A long table carries its first rows and the names of the files with the
 * others.
 */
export async function paymentsComparison(category: PaymentCategory | null) {
  const rows = await comparisonRows(category);
  const defaultSort = (category && DEFAULT_SORTS[category]) ?? null;
  const isLong = rows.length > LIST_SIZES.tableRows;
  return {
    caption: (await paymentsCopy(category)).caption,
    options: filterOptionsOf(rows),
    extraLabel: category === null ? null : EXTRA_LABELS[category],
    rows: isLong ? sortRows(rows, defaultSort).slice(0, LIST_SIZES.comparisonRows) : rows,
    rowFiles: isLong ? rowFilesOf(category, rows.length) : [],
    summary: summariseFilters(rows, NO_FILTERS),
    defaultSort,
    orderText: (category && ORDER_TEXTS[category]) ?? 'Our score, highest first',
    emptyArtHref: watermarkHref('nothing-found'),
  };
}

const rowFilesOf = (category: PaymentCategory | null, rowCount: number) =>
  Array.from(
    { length: pageCountOf(rowCount, LIST_SIZES.rowsInFile) },
    (_, index) => `${paymentsHref(null)}/rows/${category ?? 'overview'}-${index + 1}.json`,
  );

/** Row files of long tables by name; none where every table is short. */
export async function rowFiles() {
  const tables = [null, ...PAYMENT_CATEGORIES].map(async (category) => {
    const rows = withPage(await comparisonRows(category), paymentsHref(category));
    if (rows.length <= LIST_SIZES.tableRows) return [];
    return rowFilesOf(category, rows.length).map((address, index) => ({
      params: { file: address.split('/').at(-1)?.replace('.json', '') },
      props: { rows: pageOf(rows, LIST_SIZES.rowsInFile, index + 1).items },
    }));
  });
  return (await Promise.all(tables)).flat();
}

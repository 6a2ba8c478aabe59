import { NO_OFFER } from '#format/unknown-words.ts';
import { csvText } from '#domain/tables/csv.ts';
import { CASINO_VERDICT_WORDS } from '#format/verdict-words.ts';
import { cellIn, type ColumnModel, type RowGroupModel } from './side-by-side-model.ts';

/** Comparison as CSV: a line for each row, and value, grade and date for each casino. */
export function sideBySideCsv(
  columns: readonly ColumnModel[],
  groups: readonly RowGroupModel[],
  address: string,
): string {
  const lineOf = (
    group: string,
    fact: string,
    valuesOf: (column: ColumnModel) => readonly [value: string, grade: string, readOn: string],
  ) => [group, fact, ...columns.flatMap(valuesOf)];
  const wordOf = (group: string, fact: string, word: (column: ColumnModel) => string) =>
    lineOf(group, fact, (column) => [word(column), '', '']);

  return csvText([
    ['Subject', 'Fact', ...columns.flatMap(({ name }) => [name, 'Grade of evidence', 'Read on'])],
    ...(columns.some(({ isSample }) => isSample)
      ? [wordOf('The entry', 'Kind', ({ isSample }) => (isSample ? 'Invented sample' : 'Casino'))]
      : []),
    wordOf('The entry', 'Our score of 5', ({ score }) => score ?? 'Not rated'),
    wordOf('The entry', 'Our word', ({ verdict }) => CASINO_VERDICT_WORDS[verdict]),
    wordOf('The offer', 'Name', ({ outcome }) => outcome.label || NO_OFFER),
    wordOf('The offer', 'Of 100 players', ({ outcome: { lead, details } }) =>
      [lead, ...details].join(' '),
    ),
    ...groups.flatMap(({ title, rows }) =>
      rows.map((row) =>
        lineOf(title, row.label, (column) => {
          const { text, receipt } = cellIn(column, row);
          return [text, receipt?.grade ?? '', receipt?.readOn ?? ''];
        }),
      ),
    ),
    ['Address', address],
  ]);
}

/** Example: compare-ash-bay.csv */
export const csvName = (columns: readonly ColumnModel[]) =>
  `compare-${columns.map(({ slug }) => slug).join('-')}.csv`;

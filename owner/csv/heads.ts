import { type Problem, suggestion } from '#check/describe-issue.ts';
import { isSlug } from '#check/read/file-names.ts';
import type { Column } from './columns.ts';
import type { CsvRow } from './parse-csv.ts';
import { columnsFor, type Head } from './read-row.ts';
import { keyColumnOf, type Table } from './tables.ts';

/**
 * A head as the table of the export writes it, whatever a spreadsheet made of its capitals and spaces. It may name
 * what lies above columns, such as an amount of money.
 */
export const inItsForm = (name: string, all: readonly string[]): string => {
  const plain = (one: string) => one.replaceAll(/\s/g, '').toLowerCase();
  const known = [...all, ...all.map((one) => one.replace(/\.[^.]*$/, ''))];
  return known.find((one) => plain(one) === plain(name)) ?? name.trim();
};

/** The columns of a head; a table may name a source that no file has yet. */
export function headColumns(name: string, table: Table, columns: readonly Column[]): Column[] {
  const found = columnsFor(name, columns);
  const isSource =
    /^sources\.[a-z][a-z0-9-]*\.(?:title|url|noAddress|publishedOn|quote|archivedUrl)$/;
  if (found.length > 0 || table === 'links' || !isSource.test(name)) return found;
  const types = new Set(['string']);
  const path = name.split('.');
  return [{ path, name, types, values: [], isList: false, isNullable: false, isOptional: true }];
}

export function columnProblems(table: Table, heads: readonly Head[], all: readonly string[]) {
  return heads.flatMap(({ name, columns }, at): Omit<Problem, 'file'>[] => {
    if (heads.findIndex((head) => head.name === name) !== at) {
      return [{ field: name, found: 'a column that is there twice', expected: 'each column once' }];
    }
    if (all.includes(name) || columns.length > 0) return [];
    const [found, expected] = ['a column that does not exist', `a column of ${table}`];
    return [{ field: name, found, expected, hint: suggestion(name, all) }];
  });
}

export function keyProblems(
  keyAt: number,
  table: Table,
  lines: readonly CsvRow[],
  from: string,
): Problem[] {
  if (keyAt < 0) {
    const found = `no column ${keyColumnOf(table)}`;
    return [{ file: from, field: '', found, expected: `one: it says which of ${table} a row is` }];
  }
  const keys = lines.map(({ cells }) => cells[keyAt] ?? '');
  const firstOf = new Map(keys.map((key, at) => [key, at] as const).reverse());
  return keys.flatMap((key, at): Problem[] => {
    const where = { file: `${from}:${lines[at]?.line}`, field: keyColumnOf(table) };
    if (!isSlug(key)) {
      const found = key === '' ? 'nothing' : JSON.stringify(key);
      const expected = 'the name of a file: small letters, digits and single hyphens';
      return [{ ...where, found, expected }];
    }
    const isFirst = firstOf.get(key) === at;
    return isFirst ? [] : [{ ...where, found: `${key} once more`, expected: 'each row once' }];
  });
}

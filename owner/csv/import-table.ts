import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import { baseOf } from '#schemas/collections.ts';
import { hinted, type Problem, suggestion } from '#check/describe-issue.ts';
import type { RawEntry } from '#check/read/read-content.ts';
import { isSlug } from '#check/read/file-names.ts';
import { branchesOf, type JsonSchema } from '../json-schema.ts';
import { type Change, changedYaml } from './change-yaml.ts';
import type { Column, Columns } from './columns.ts';
import { type CsvRow, parseCsv } from './parse-csv.ts';
import {
  cellOf,
  keyColumnOf,
  type Row,
  rowSchemaOf,
  rowsOf,
  type Table,
  tableColumns,
  valueOf,
} from './tables.ts';

/** A cell whose value differs from the content. */
export type Difference = { file: string; field: string; was: string; now: string };

export type Import = {
  /** Errors in the table itself. */
  problems: Problem[];
  differences: Difference[];
  /** New text of each changed or new file, by its path from the root. */
  files: ReadonlyMap<string, string>;
  /** Rows of the content that the table lacks; they stay. */
  missing: string[];
};

/**
 * Compares a table with the content and returns the changes; writes nothing. Columns and rows that the table lacks
 * change nothing.
 */
export function readImport(
  table: Table,
  csv: { file: string; text: string },
  entries: readonly RawEntry[],
  contentDir: string,
): Import {
  const { rows, faults } = parseCsv(csv.text);
  const [first, ...lines] = rows;
  const known = rowsOf(table, entries);
  const shape = tableColumns(table, known);
  const names = first?.cells.map((name) => name.trim()) ?? [];
  const keyAt = names.indexOf(keyColumnOf(table));
  const keys = lines.map(({ cells }) => cells[keyAt] ?? '');

  const lineOf = (line = 1) => `${csv.file}:${line}`;
  const problems = [
    ...faults.map(({ line, ...fault }) => ({ file: lineOf(line), field: '', ...fault })),
    ...columnProblems(table, names, shape.columns).map((fault) => ({
      file: lineOf(first?.line),
      ...fault,
    })),
  ];
  if (keyAt < 0) {
    const expected = `one: it says which of ${table} a row is`;
    problems.push({
      file: csv.file,
      field: '',
      found: `no column ${keyColumnOf(table)}`,
      expected,
    });
  } else if (faults.length === 0) problems.push(...keyProblems(keys, table, lines, lineOf));
  const files = new Map<string, string>();
  if (problems.length > 0) return { problems, differences: [], files, missing: [] };

  const differences = lines.flatMap(({ cells }, index): Difference[] => {
    const key = keys[index] ?? '';
    const before = known.find((row) => row.key === key);
    const row = before ?? newRow(table, key, known, files, contentDir);
    const wanted = new Map<Column, string>();
    names.forEach((name, at) => {
      const column = columnOf(name, shape.columns);
      if (column !== undefined) wanted.set(column, (cells[at] ?? '').trim());
    });
    const changed = [...wanted].filter(([column, cell]) => cellOf(row.data, column) !== cell);
    if (changed.length > 0) {
      const changes = changesOf(row, changed, wanted, shape);
      files.set(row.file, changedYaml(textOf(row.file, files), changes));
    }
    return changed.map(([column, now]) => ({
      file: row.file,
      field: row.at.length > 0 ? `${key} ${column.name}` : column.name,
      was: before === undefined ? '' : cellOf(before.data, column),
      now,
    }));
  });
  const missing = known.map(({ key }) => key).filter((key) => !keys.includes(key));
  return { problems, differences, files, missing };
}

const textOf = (file: string, files: ReadonlyMap<string, string>): string =>
  files.get(file) ?? readFileSync(file, 'utf8');

/** Finds a column by its name; a table may name a source that no file has yet. */
function columnOf(name: string, columns: readonly Column[]): Column | undefined {
  const isNewSource =
    /^sources\.[a-z][a-z0-9-]*\.(?:title|url|noAddress)$/.test(name) &&
    columns.some(({ path: [group] }) => group === 'sources');
  const newSource = {
    path: name.split('.'),
    name,
    types: new Set(['string']),
    isList: false,
    isNullable: false,
    isOptional: true,
  };
  return columns.find((one) => one.name === name) ?? (isNewSource ? newSource : undefined);
}

function columnProblems(table: Table, names: readonly string[], columns: readonly Column[]) {
  const known = [keyColumnOf(table), ...columns.map(({ name }) => name)];
  return names.flatMap((name, at): Omit<Problem, 'file'>[] => {
    if (names.indexOf(name) !== at) {
      return [{ field: name, found: 'a column that is there twice', expected: 'each column once' }];
    }
    if (known.includes(name) || columnOf(name, columns) !== undefined) return [];
    const [found, expected] = ['a column that does not exist', `a column of ${table}`];
    return [{ field: name, found, expected, ...hinted(suggestion(name, known)) }];
  });
}

function keyProblems(
  keys: readonly string[],
  table: Table,
  lines: readonly CsvRow[],
  lineOf: (line?: number) => string,
) {
  return keys.flatMap((key, at): Problem[] => {
    const where = { file: lineOf(lines[at]?.line), field: keyColumnOf(table) };
    if (!isSlug(key)) {
      const found = key === '' ? 'nothing' : JSON.stringify(key);
      const expected = 'the name of a file: small letters, digits and single hyphens';
      return [{ ...where, found, expected }];
    }
    const isFirst = keys.indexOf(key) === at;
    return isFirst ? [] : [{ ...where, found: `${key} once more`, expected: 'each row once' }];
  });
}

/** Adds a row: a new file whose optional fields are unknown, or a new entry of a list. */
function newRow(
  table: Table,
  key: string,
  known: readonly Row[],
  files: Map<string, string>,
  contentDir: string,
): Row {
  if (table !== 'links') {
    const file = path.posix.join(baseOf(table, contentDir), `${key}.yaml`);
    const data = blankOf(rowSchemaOf(table));
    files.set(file, stringify(data));
    return { key, file, at: [], data };
  }
  const file = known[0]?.file ?? path.posix.join(contentDir, 'links.yaml');
  const before = textOf(file, files);
  const { links } = Object(parse(before)) as { links: unknown[] };
  const [at, data] = [['links', links.length], { casino: key }];
  files.set(file, changedYaml(before, [{ at, value: data }]));
  return { key, file, at, data };
}

/** Defaults of a new file: nullable fields are null, lists are empty, the rest is left out. */
function blankOf(schema: JsonSchema): unknown {
  const branches = branchesOf(schema);
  if (branches.some(({ type }) => type === 'null')) return null;
  const [first] = branches;
  if (first?.type === 'array') return [];
  if (first?.type === 'boolean') return false;
  if (first?.type !== 'object') return undefined;
  return Object.fromEntries(
    Object.entries(first.properties ?? {})
      .filter(([name]) => first.required?.includes(name))
      .map(([name, field]) => [name, blankOf(field)])
      .filter(([, value]) => value !== undefined),
  );
}

/** Applies the changed cells of a row to its file. A fact whose cells are all empty becomes `null`. */
function changesOf(
  row: Row,
  changed: readonly (readonly [Column, string])[],
  wanted: ReadonlyMap<Column, string>,
  { columns, groups }: Columns,
): Change[] {
  const isIn = (name: string, group: string) => name.startsWith(`${group}.`);
  const isEmpty = (column: Column) => (wanted.get(column) ?? cellOf(row.data, column)) === '';
  const emptied = groups.filter(
    (group) =>
      changed.some(([{ name }]) => isIn(name, group)) &&
      columns.every((column) => !isIn(column.name, group) || isEmpty(column)),
  );
  const outermost = emptied.filter((group) => !emptied.some((outer) => isIn(group, outer)));
  return [
    ...outermost.map((group) => ({ at: [...row.at, ...group.split('.')], value: null })),
    ...changed
      .filter(([{ name }]) => !outermost.some((group) => isIn(name, group)))
      .map(([column, cell]) => ({
        at: [...row.at, ...column.path],
        value: valueOf(cell, column),
      })),
  ];
}

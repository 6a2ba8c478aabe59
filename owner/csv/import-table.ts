import { readFileSync } from 'node:fs';
import path from 'node:path';
import { stringify } from 'yaml';
import { baseOf, COLLECTIONS } from '#schemas/collections.ts';
import type { Problem } from '#check/describe-issue.ts';
import type { RawEntry } from '#check/read/read-content.ts';
import { blankOf, jsonSchemaOf } from '../json-schema.ts';
import { plainYaml } from '../plain-yaml.ts';
import { type Change, changedYaml } from '../change-yaml.ts';
import type { Column, Columns } from './columns.ts';
import { dayOrder } from './read-cell.ts';
import { columnProblems, headColumns, inItsForm, keyProblems } from './heads.ts';
import { readRow, type Wanted } from './read-row.ts';
import { parseCsv, type ParsedCsv } from './parse-csv.ts';
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

type Difference = {
  file: string;
  field: string;
  was: string;
  now: string;
  /** Text of the table, if it was read as something else. */
  written?: string;
};

export type Import = {
  /** Errors in the table itself. */
  problems: Problem[];
  differences: Difference[];
  /** New text of each changed or new file, by its path from the root. */
  files: ReadonlyMap<string, string>;
  /** Rows of the content that the table lacks; they stay. */
  missing: string[];
  /** A problem of the content as it would be, by the row of the table that it comes from. */
  atRow: (problem: Problem) => Problem;
};

export const NOTHING_READ: Omit<Import, 'problems'> = {
  differences: [],
  files: new Map(),
  missing: [],
  atRow: (problem) => problem,
};

/**
 * Compares a table with the content and returns the changes; writes nothing. Columns and rows that the table lacks
 * change nothing.
 */
export function readImport(
  table: Table,
  csv: { file: string } & ({ text: string } | ParsedCsv),
  entries: readonly RawEntry[],
  contentDir: string,
): Import {
  const { rows, faults } = 'text' in csv ? parseCsv(csv.text) : csv;
  const [first, ...lines] = rows;
  const known = rowsOf(table, entries);
  const rowOf = new Map(known.map((row) => [row.key, row]));
  const shape = tableColumns(table, known);
  const all = [keyColumnOf(table), ...shape.columns.map(({ name }) => name)];
  const names = first?.cells.map((name) => inItsForm(name, all)) ?? [];
  const heads = names.map((name) => ({ name, columns: headColumns(name, table, shape.columns) }));
  const keyAt = names.indexOf(keyColumnOf(table));
  const keys = lines.map(({ cells }) => cells[keyAt] ?? '');

  const lineOf = (line = 1) => `${csv.file}:${line}`;
  const problems = [
    ...faults.map(({ line, ...fault }) => ({ file: lineOf(line), field: '', ...fault })),
    ...columnProblems(table, heads, all).map((fault) => ({
      file: lineOf(first?.line),
      ...fault,
    })),
    ...(keyAt < 0 || faults.length === 0 ? keyProblems(keyAt, table, lines, csv.file) : []),
  ];
  if (problems.length > 0) return { ...NOTHING_READ, problems };
  const files = new Map<string, string>();
  const changes = new Map<string, Change[]>();
  const lineAt = new Map<string, number>();
  const made = new Set<string>();
  const order = dayOrder(lines.flatMap(({ cells }) => cells));
  const writing = { texts: files, changes, contentDir, blank: blankOf(rowSchemaOf(table)) };

  const differences = lines.flatMap(({ cells, line }, index): Difference[] => {
    const key = keys[index] ?? '';
    const before = rowOf.get(key);
    const row = before ?? newRow(table, key, known, writing);
    if (before === undefined) made.add(row.file);
    lineAt.set([row.file, ...row.at].join('/'), line);
    const { wanted, faults: unclear } = readRow(
      heads.map((head, at) => ({ head, cell: (cells[at] ?? '').trim() })),
      (column) => cellOf(row.data, column),
      order,
      shape.columns,
    );
    problems.push(...unclear.map((fault) => ({ file: lineOf(line), ...fault })));
    const changed = [...wanted].filter(([column, { cell }]) => {
      const now = cellOf(row.data, column);
      return now !== cell && !(column.isList && cell === '' && now === 'none');
    });
    if (changed.length > 0) {
      const own = changes.get(row.file) ?? [];
      changes.set(row.file, [...own, ...changesOf(row, changed, wanted, shape)]);
    }
    return changed.map(([column, { cell: now, written }]) => ({
      file: row.file,
      field: row.at.length > 0 ? `${key} ${column.name}` : column.name,
      was: before === undefined ? '' : cellOf(before.data, column),
      now,
      ...(written !== null && { written }),
    }));
  });
  // A file is parsed once, however many of its rows have changed.
  const schema = jsonSchemaOf(COLLECTIONS[table].schema);
  for (const [file, own] of changes) {
    const text = changedYaml(textOf(file, files), own);
    files.set(file, made.has(file) ? plainYaml(text, schema) : text);
  }
  const given = new Set(keys);
  const missing = known.map(({ key }) => key).filter((key) => !given.has(key));
  /** The column of a text that has the words which a problem quotes. */
  const columnOfWords = (file: string, found: string) => {
    const [, words] = /“(.+)”/.exec(found) ?? [];
    const has = (one: Difference) => one.file === file && one.now.includes(words ?? '');
    return words === undefined ? '' : (differences.find(has)?.field ?? '');
  };
  const atRow = (problem: Problem): Problem => {
    const [, index] = /^links\[(\d+)\]/.exec(problem.field) ?? [];
    const file = problem.file.replace(/:\d+$/, '');
    const line = lineAt.get(index === undefined ? file : `${file}/links/${index}`);
    const field =
      problem.field.replace(/^links\[\d+\]\.?/, '') || columnOfWords(file, problem.found);
    return line === undefined ? problem : { ...problem, file: lineOf(line), field };
  };
  return { problems, differences, files, missing, atRow };
}

const textOf = (file: string, files: ReadonlyMap<string, string>): string =>
  files.get(file) ?? readFileSync(file, 'utf8');

type Writing = {
  texts: Map<string, string>;
  changes: Map<string, Change[]>;
  contentDir: string;
  /** Content of a new file before its row is read. */
  blank: unknown;
};

/** Adds a row: a new file whose optional fields are unknown, or a new entry of a list. */
function newRow(
  table: Table,
  key: string,
  known: readonly Row[],
  { texts, changes, contentDir, blank }: Writing,
): Row {
  if (table !== 'links') {
    const file = path.posix.join(baseOf(table, contentDir), `${key}.yaml`);
    texts.set(file, stringify(blank));
    return { key, file, at: [], data: blank };
  }
  const file = known[0]?.file ?? path.posix.join(contentDir, 'links.yaml');
  const own = changes.get(file) ?? [];
  const index = known.length + own.filter(({ at: place }) => place.length === 2).length;
  const [at, data] = [['links', index], { casino: key }];
  changes.set(file, [...own, { at, value: data }]);
  return { key, file, at, data };
}

/** Applies the changed cells of a row to its file. A fact whose cells are all empty becomes `null`. */
function changesOf(
  row: Row,
  changed: readonly (readonly [Column, Wanted])[],
  wanted: ReadonlyMap<Column, Wanted>,
  { columns, groups }: Columns,
): Change[] {
  const isIn = (name: string, group: string) => name.startsWith(`${group}.`);
  const isEmpty = (column: Column) => (wanted.get(column)?.cell ?? cellOf(row.data, column)) === '';
  const emptied = groups.filter(
    (group) =>
      changed.some(([{ name }]) => isIn(name, group)) &&
      columns.every((column) => !isIn(column.name, group) || isEmpty(column)),
  );
  const sources = changed.flatMap(([{ name }]) => /^sources\.[^.]+/.exec(name) ?? []);
  const goneSources = [...new Set(sources)].filter((source) =>
    [...columns, ...wanted.keys()].every((one) => !isIn(one.name, source) || isEmpty(one)),
  );
  const outermost = emptied.filter((group) => !emptied.some((outer) => isIn(group, outer)));
  return [
    ...outermost.map((group) => ({ at: [...row.at, ...group.split('.')], value: null })),
    ...changed
      .filter(([{ name }]) => !outermost.some((group) => isIn(name, group)))
      .map(([column, { cell }]) => ({
        at: [...row.at, ...column.path],
        value: valueOf(cell, column),
      })),
    // A source of which nothing is left goes with its key.
    ...goneSources.map((source) => ({ at: source.split('.'), value: undefined })),
  ];
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import { baseOf } from '#schemas/collections.ts';
import { hinted, type Problem, suggestion } from '#check/describe-issue.ts';
import type { RawEntry } from '#check/read/read-content.ts';
import { isSlug } from '#check/read/file-names.ts';
import { branchesOf, type JsonSchema } from '../json-schema.ts';
import { type Change, changedYaml, emptiedGroups } from './change-yaml.ts';
import type { Column, Columns } from './columns.ts';
import { type CsvFault, type CsvRow, parseCsv } from './parse-csv.ts';
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

/** One cell that says something else than the content does. */
export type Difference = { file: string; field: string; was: string; now: string };

export type Import = {
  /** What is wrong with the table itself. */
  problems: Problem[];
  differences: Difference[];
  /** The texts of the files that it changes or makes, by their path from the root. */
  files: ReadonlyMap<string, string>;
  /** Rows of the content that the table does not have: they stay. */
  missing: string[];
};

/** A row of the content, or one that the table adds to it. */
type KnownRow = Row & { isNew?: true };

/** Columns that a table has, and those of its first line that are none. */
type Head = { key: number; columns: (Column | null)[]; problems: Problem[] };

/**
 * What a table would change in a content. Nothing is written here. A column that the table lacks, and a row
 * that it lacks, say nothing: what they stand for stays.
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
  const head = readHead(table, csv.file, first, shape);
  const problems = [...faults.map((fault) => problemAt(csv.file, fault)), ...head.problems];
  const refused = { differences: [], files: new Map<string, string>(), missing: [] };
  if (faults.length > 0 || head.key < 0) return { problems, ...refused };

  const differences: Difference[] = [];
  const files = new Map<string, string>();
  const seen = new Set<string>();
  for (const { line, cells } of lines) {
    const key = cells[head.key] ?? '';
    const fault = faultOf(key, seen);
    if (fault !== null) {
      problems.push(problemAt(csv.file, { line, ...fault }, keyColumnOf(table)));
      continue;
    }
    seen.add(key);
    const wanted = new Map(
      head.columns.flatMap((column, at) =>
        column === null ? [] : [[column, (cells[at] ?? '').trim()]],
      ),
    );
    const row: KnownRow =
      known.find((one) => one.key === key) ?? newRow(table, key, known, files, contentDir);
    const changed = [...wanted].filter(([column, cell]) => cellOf(row.data, column) !== cell);
    if (changed.length === 0 && row.isNew !== true) continue;
    for (const [column, now] of changed) {
      differences.push({
        file: row.file,
        field: [...(row.at.length > 0 ? [key] : []), column.name].join(' '),
        was: row.isNew === true ? '' : cellOf(row.data, column),
        now,
      });
    }
    const before = files.get(row.file) ?? readFileSync(row.file, 'utf8');
    files.set(row.file, textAfter(before, row, changed, wanted, shape));
  }
  if (problems.length > 0) return { problems, ...refused };
  const missing = known.map(({ key }) => key).filter((key) => !seen.has(key));
  return { problems, differences, files, missing };
}

const problemAt = (file: string, { line, found, expected }: CsvFault, field = ''): Problem => ({
  file: `${file}:${line}`,
  field,
  found,
  expected,
});

function readHead(
  table: Table,
  file: string,
  first: CsvRow | undefined,
  { columns }: Columns,
): Head {
  const keyName = keyColumnOf(table);
  const names = first?.cells.map((name) => name.trim()) ?? [];
  const known = [keyName, ...columns.map(({ name }) => name)];
  const problems = names.flatMap((name, at): Problem[] => {
    const where = { file: `${file}:${first?.line ?? 1}`, field: name };
    if (names.indexOf(name) !== at) {
      return [{ ...where, found: 'a column that is there twice', expected: 'each column once' }];
    }
    if (known.includes(name) || isNewKey(name, columns)) return [];
    const hint = hinted(suggestion(name, known));
    const [found, expected] = ['a column that does not exist', `a column of ${table}`];
    return [{ ...where, found, expected, ...hint }];
  });
  const key = names.indexOf(keyName);
  if (key < 0) {
    const found = `no column ${keyName}`;
    problems.push({ file, field: '', found, expected: `one: it says which of ${table} a row is` });
  }
  const of = (name: string) =>
    name === keyName ? null : (columns.find((one) => one.name === name) ?? newKey(name));
  return { key, columns: names.map(of), problems };
}

/** A source under a name that no file has yet. */
const isNewKey = (name: string, columns: readonly Column[]) =>
  /^sources\.[a-z][a-z0-9-]*\.(?:title|url)$/.test(name) &&
  columns.some(({ path: [group] }) => group === 'sources');

const newKey = (name: string): Column => ({
  path: name.split('.'),
  name,
  types: new Set(['string']),
  isList: false,
  isNullable: false,
  isOptional: true,
});

function faultOf(key: string, seen: ReadonlySet<string>) {
  if (!isSlug(key)) {
    return {
      found: key === '' ? 'nothing' : JSON.stringify(key),
      expected: 'the name of a file: small letters, digits and single hyphens',
    };
  }
  return seen.has(key) ? { found: `${key} once more`, expected: 'each row once' } : null;
}

/** A row that the content does not have yet: a file with all that may be unknown, or an entry of a list. */
function newRow(
  table: Table,
  key: string,
  known: readonly Row[],
  files: Map<string, string>,
  contentDir: string,
): KnownRow {
  const blank = blankOf(rowSchemaOf(table));
  if (table !== 'links') {
    const file = path.posix.join(baseOf(table, contentDir), `${key}.yaml`);
    files.set(file, stringify(blank));
    return { key, file, at: [], data: blank, isNew: true };
  }
  const file = known[0]?.file ?? path.posix.join(contentDir, 'links.yaml');
  const before = files.get(file) ?? readFileSync(file, 'utf8');
  const { links } = Object(parse(before)) as { links: unknown[] };
  files.set(
    file,
    changedYaml(
      before,
      [{ at: ['links', links.length], value: { casino: key }, isNullable: false }],
      [],
    ),
  );
  return { key, file, at: ['links', links.length], data: { casino: key }, isNew: true };
}

/** What a new file begins with: everything that may be unknown is, lists are empty, the rest is missing. */
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

/** The text of a row's file with the cells of the table in the place of its own. */
function textAfter(
  before: string,
  row: KnownRow,
  changed: readonly (readonly [Column, string])[],
  wanted: ReadonlyMap<Column, string>,
  { columns, groups }: Columns,
): string {
  const cells = new Map([...wanted].map(([{ name }, cell]) => [name, cell]));
  const isIn = (group: readonly string[], name: string) => name.startsWith(`${group.join('.')}.`);
  const emptied = emptiedGroups(
    groups,
    (group) =>
      columns.some(
        (column) =>
          isIn(group, column.name) && (cells.get(column.name) ?? cellOf(row.data, column)) !== '',
      ),
    (group) => changed.some(([{ name }]) => isIn(group, name)),
  );
  const changes = changed
    .filter(([{ name }]) => !emptied.some((group) => isIn(group, name)))
    .map(([column, cell]): Change => ({
      at: [...row.at, ...column.path],
      value: cell === '' && !column.isList ? undefined : valueOf(cell, column),
      isNullable: column.isNullable,
    }));
  return changedYaml(
    before,
    changes,
    emptied.map((group) => [...row.at, ...group]),
  );
}

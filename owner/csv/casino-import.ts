import path from 'node:path';
import { parse } from 'yaml';
import type { Problem } from '#check/describe-issue.ts';
import type { RawEntry } from '#check/read/read-content.ts';
import { casinoRow, headOf, LEFT_OUT, meantBy, OF_ROW } from './casino-rows.ts';
import type { Cells } from './derived-texts.ts';
import { headColumns } from './heads.ts';
import { changedYaml } from '../change-yaml.ts';
import { type Import, NOTHING_READ, readImport } from './import-table.ts';
import { type CsvRow, type ParsedCsv, parseCsv } from './parse-csv.ts';
import { keyColumnOf, type Table, tableColumns, TABLES } from './tables.ts';

type CasinoRow = { line: number; cells: Record<Table, Cells> };

/**
 * Reads a table of new casinos: a row has the casino, its offer (`bonus.…`) and its link (`link.…`). Writes nothing.
 */
export function readCasinos(
  csv: { file: string; text: string },
  entries: readonly RawEntry[],
  contentDir: string,
  today: string,
): Import {
  const parsed = parseCsv(csv.text);
  const own = ownHeads(entries);
  const ids = entries.filter(({ collection }) => collection === 'casinos').map(({ id }) => id);
  const [head = { line: 1, cells: [] }, ...lines] = parsed.rows;
  const strange = strangeHeads(parsed.rows, entries);
  const heads = head.cells.map((cell) =>
    strange.includes(cell) ? { table: 'casinos' as const, name: LEFT_OUT } : meantBy(cell, own),
  );
  const used = heads.map((one, at) => (one.name === LEFT_OUT ? at : `${one.table} ${one.name}`));
  const twice = used.flatMap((one, at) => {
    if (used.indexOf(one) === at) return [];
    const found = `a second column ${head.cells[at]}`;
    return { line: head.line, found, expected: 'each column once' };
  });
  const faults = [...parsed.faults, ...twice].map(({ line, ...fault }) => {
    return { file: `${csv.file}:${line}`, field: '', ...fault };
  });
  if (faults.length > 0) return { ...NOTHING_READ, problems: faults };
  const rows = lines.map((row, at): CasinoRow => {
    const cells = casinoRow(heads, row, { today, chip: ids.length + at });
    return { line: row.line, cells };
  });
  const unusable = rows.flatMap(({ line, cells }): Problem[] => {
    const id = cells.casinos['file'] ?? '';
    const where = { file: `${csv.file}:${line}`, field: 'name' };
    if (id === '') return [{ ...where, found: 'nothing', expected: 'the name of the casino' }];
    const expected = 'a new casino; npm run csv changes those that are there';
    return ids.includes(id) ? [{ ...where, found: `${id}, which is there already`, expected }] : [];
  });
  const imports = TABLES.map((table) => {
    const own = tableOf(table, rows, head.line);
    return { table, ...readImport(table, { file: csv.file, ...own }, entries, contentDir) };
  });
  /** A problem by the column of this table; what a row says once for all its facts is named once. */
  const named = (problem: Problem, table: Table): Problem => {
    const partOf = (name: string) => /^(?=[[.]|$)/.test(problem.field.slice(name.length));
    const at = heads.findIndex(
      (one) => one.table === table && problem.field.startsWith(one.name) && partOf(one.name),
    );
    const [, shared] = /\.(checkedOn|grade)$/.exec(problem.field) ?? [];
    return { ...problem, field: head.cells[at]?.trim() ?? shared ?? headOf(table, problem.field) };
  };
  const unknown = strange.map((field): Problem => {
    const expected = `a column of the empty table. Once and for all: npm run new casino ${csv.file} "${field}=name", or =${LEFT_OUT} to leave it out`;
    return { file: `${csv.file}:${head.line}`, field, found: 'a head that is not known', expected };
  });
  const problems =
    unusable.length > 0
      ? unusable
      : [
          ...unknown,
          ...imports.flatMap(({ table, problems: wrong }) => wrong.map((one) => named(one, table))),
        ];
  const isBroken =
    unusable.length > 0 || imports.some((one) => one.problems.length > 0 && one.files.size === 0);
  const files = new Map(isBroken ? [] : imports.flatMap((one) => [...one.files]));
  return {
    problems,
    differences: [...imports.flatMap((one) => one.differences), ...allowHosts(files, contentDir)],
    files,
    missing: [],
    atRow: (problem) =>
      imports.reduce((one, { table, atRow }) => {
        const own = atRow(one);
        return own === one ? one : named(own, table);
      }, problem),
  };
}

/** Heads with something below them that nobody knows. */
function strangeHeads([head, ...rows]: ParsedCsv['rows'], entries: readonly RawEntry[]): string[] {
  const own = ownHeads(entries);
  return (head?.cells ?? []).filter((cell, at) => {
    const { table, name } = meantBy(cell, own);
    const isKnown =
      [LEFT_OUT, 'file', ...OF_ROW].includes(name) ||
      headColumns(name, table, tableColumns(table, []).columns).length > 0;
    return !isKnown && rows.some(({ cells }) => (cells[at] ?? '').trim() !== '');
  });
}

/** Heads of programs as the owner has mapped them: content/table-heads.yaml. */
const ownHeads = (entries: readonly RawEntry[]): Record<string, string> =>
  Object.assign(
    {},
    ...entries.flatMap(({ collection, data }) =>
      collection === 'tableHeads' ? [Object(Object(data).heads) as Record<string, string>] : [],
    ),
  ) as Record<string, string>;

/** The rows of one of the three tables, each on the line of the row that it is from. */
function tableOf(table: Table, rows: readonly CasinoRow[], headLine: number): ParsedCsv {
  const own = rows
    .map(({ line, cells }) => ({ line, cells: cells[table] }))
    .filter(({ cells }) => Object.keys(cells).length > 0);
  const names = [keyColumnOf(table), ...own.flatMap(({ cells }) => Object.keys(cells))];
  const heads = [...new Set(names)];
  const inOrder = (cells: Cells) => heads.map((name) => cells[name] ?? '');
  const lines = own.map(({ line, cells }): CsvRow => ({ line, cells: inOrder(cells) }));
  return { rows: [{ line: headLine, cells: heads }, ...lines], faults: [] };
}

/** Adds the hosts of new links to those that links may have. */
function allowHosts(files: Map<string, string>, contentDir: string): Import['differences'] {
  const file = path.posix.join(contentDir, 'links.yaml');
  const text = files.get(file);
  if (text === undefined) return [];
  const { allowedHosts, links } = parse(text) as {
    allowedHosts: string[];
    links: { url?: unknown }[];
  };
  const hosts = links.flatMap(({ url }) =>
    typeof url === 'string' && URL.canParse(url) ? new URL(url).hostname : [],
  );
  const added = [...new Set(hosts)].filter((host) => !allowedHosts.includes(host));
  const changes = added.map((value, at) => ({
    at: ['allowedHosts', allowedHosts.length + at],
    value,
  }));
  files.set(file, changedYaml(text, changes));
  return added.map((now) => ({ file, field: 'allowedHosts', was: '', now }));
}

import { COLLECTIONS, type CollectionName } from '#schemas/collections.ts';
import { valueAt } from '#check/describe-issue.ts';
import { limitText } from '#domain/terms/limit-text.ts';
import type { Limit } from '#domain/terms/offer-terms.ts';
import type { RawEntry } from '#check/read/read-content.ts';
import { type JsonSchema, jsonSchemaOf } from '../json-schema.ts';
import { type Column, type Columns, columnsOf } from './columns.ts';
import { BETWEEN, NONE } from './list-cells.ts';

export const TABLES = ['casinos', 'bonuses', 'links'] as const satisfies readonly CollectionName[];
export type Table = (typeof TABLES)[number];

/** A row of the content: a file, or an entry of a list in a file. */
export type Row = { key: string; file: string; at: (string | number)[]; data: unknown };

/** Unknown, in a field of a map that has to have it. */
export const UNKNOWN = 'null';

export const keyColumnOf = (table: Table): string => (table === 'links' ? 'casino' : 'file');

export const rowSchemaOf = (table: Table): JsonSchema => {
  const whole = jsonSchemaOf(COLLECTIONS[table].schema);
  return table === 'links' ? (whole.properties?.['links']?.items ?? {}) : whole;
};

export function rowsOf(table: Table, entries: readonly RawEntry[]): Row[] {
  return entries
    .filter(({ collection }) => collection === table)
    .flatMap(({ id, file, data }): Row[] => {
      if (table !== 'links') return [{ key: id, file, at: [], data }];
      const { links } = Object(data) as { links: { casino: string }[] };
      return links.map((link, index) => ({
        key: link.casino,
        file,
        at: ['links', index],
        data: link,
      }));
    });
}

export const tableColumns = (table: Table, rows: readonly Row[]): Columns =>
  columnsOf(
    rowSchemaOf(table),
    rows.map(({ data }) => data),
  );

/** Column by its path alone, which is then no limit. */
export type Place = Pick<Column, 'path'> & Partial<Column>;

/** The value of a row in a column as a cell; empty if there is none. */
export function cellOf(data: unknown, { path, isLimit = false }: Place): string {
  const value = valueAt(data, path);
  if (isLimit && isWritten(value)) return limitText(value);
  // A list of groups fits into no cell: its column is for a word in its place, such as silent.
  if (Array.isArray(value) && !value.some((one) => typeof one === 'object')) {
    return value.map(String).join(BETWEEN) || NONE;
  }
  return value === null || value === undefined || typeof value === 'object' ? '' : String(value);
}

/** True for a limit in its parts; one with further clauses has a column for each. */
const isWritten = (value: unknown): value is Limit =>
  typeof value === 'object' &&
  value !== null &&
  ['minorUnits', 'inEach', 'percent', 'times', 'lowest'].some((part) => part in value);

/** Parses a cell; `undefined` removes the field. */
export function valueOf(cell: string, { types, isList, isNullable }: Column): unknown {
  if (isList) {
    if (cell === NONE) return [];
    return cell
      .split('|')
      .map((text) => text.trim())
      .filter((text) => text !== '');
  }
  if (cell === '') return isNullable ? null : undefined;
  if (cell === UNKNOWN && isNullable) return null;
  if (types.has('boolean') && /^(?:true|false)$/i.test(cell)) return cell.toLowerCase() === 'true';
  const isNumber = types.has('number') || types.has('integer');
  return isNumber && /^-?\d+(?:\.\d+)?$/.test(cell) ? Number(cell) : cell;
}

/** The whole table: all rows, without optional columns that are empty in every row. */
export function tableText(table: Table, rows: readonly Row[]): string[][] {
  const key = keyColumnOf(table);
  const columns = tableColumns(table, rows).columns.filter(
    (column) =>
      column.name !== key &&
      (!column.isOptional || rows.some(({ data }) => cellOf(data, column) !== '')),
  );
  return [
    [key, ...columns.map(({ name }) => name)],
    ...rows.map((row) => [row.key, ...columns.map((column) => cellOf(row.data, column))]),
  ];
}

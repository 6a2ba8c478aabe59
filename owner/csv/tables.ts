import { COLLECTIONS, type CollectionName } from '#schemas/collections.ts';
import type { RawEntry } from '#check/read/read-content.ts';
import { type JsonSchema, jsonSchemaOf } from '../json-schema.ts';
import { type Column, type Columns, columnsOf } from './columns.ts';

export const TABLES = ['casinos', 'bonuses', 'links'] as const satisfies readonly CollectionName[];
export type Table = (typeof TABLES)[number];

/** A row as the content has it: in a file of its own, or in a list of one. */
export type Row = { key: string; file: string; at: (string | number)[]; data: unknown };

/** Stands between the texts of a list in a cell. */
const BETWEEN = ' | ';

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

/** What a row has in a column, as a cell: empty where it has nothing. */
export function cellOf(data: unknown, { path }: Column): string {
  const value = path.reduce<unknown>((node, key) => Reflect.get(Object(node), key), data);
  if (Array.isArray(value)) return value.map(String).join(BETWEEN);
  return value === null || value === undefined || typeof value === 'object' ? '' : String(value);
}

/** The value that a cell stands for; `undefined` where the field goes. */
export function valueOf(cell: string, { types, isList, isNullable }: Column): unknown {
  if (isList) {
    return cell
      .split('|')
      .map((text) => text.trim())
      .filter((text) => text !== '');
  }
  if (cell === '') return isNullable ? null : undefined;
  if (types.has('boolean') && /^(?:true|false)$/i.test(cell)) return cell.toLowerCase() === 'true';
  const isNumber = types.has('number') || types.has('integer');
  return isNumber && /^-?\d+(?:\.\d+)?$/.test(cell) ? Number(cell) : cell;
}

/** The whole table: every row, and every column but those that may be left out and always are. */
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

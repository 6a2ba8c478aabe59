import { branchesOf, isExpected, type JsonSchema } from '../json-schema.ts';

/** A field that fits into one cell, with its path from the row. */
export type Column = {
  path: string[];
  name: string;
  types: ReadonlySet<string>;
  /** The values that it takes, where these are few. */
  values: readonly string[];
  isList: boolean;
  /** A limit, which a cell says in the words of terms. */
  isLimit?: boolean;
  isNullable: boolean;
  isOptional: boolean;
};

/** `groups` names the maps that may be `null` as a whole, such as facts. Each field in one has a column. */
export type Columns = { columns: Column[]; groups: string[] };

/**
 * Derives the columns of a table from the schema of its rows. A list of texts is one cell; other lists are left out. Where
 * a file names its own fields, the columns come from the rows.
 */
export function columnsOf(schema: JsonSchema, rows: readonly unknown[]): Columns {
  const columns = new Map<string, Column>();
  const groups: string[] = [];

  /** Adds the columns below a field; true if every field has one. */
  function visit(
    field: JsonSchema,
    path: string[],
    values: readonly unknown[],
    isOptional: boolean,
  ): boolean {
    const branches = branchesOf(field);
    const isNullable = branches.some(({ type }) => type === 'null');
    let isWhole = true;
    for (const branch of branches) {
      if (branch.type === 'null') continue;
      if (branch.properties !== undefined || typeof branch.additionalProperties === 'object') {
        for (const [key, child, isLeft] of childrenOf(branch, values)) {
          const below = values.map((value) => Reflect.get(Object(value), key) as unknown);
          isWhole = visit(child, [...path, key], below, isOptional || isLeft) && isWhole;
        }
      } else if (branch.type !== 'array') addColumn(path, branch, { isNullable, isOptional });
      else if (typesOf(branch.items ?? {}).every((type) => type === 'string')) {
        addColumn(path, branch, { isNullable, isOptional });
      } else isWhole = false;
    }
    if (isNullable && isWhole && path.length > 0 && branches.some(hasFields))
      groups.push(path.join('.'));
    return isWhole;
  }

  function addColumn(
    path: string[],
    branch: JsonSchema,
    about: Pick<Column, 'isNullable' | 'isOptional'>,
  ): void {
    const name = path.join('.');
    const before = columns.get(name);
    const types = new Set([...(before?.types ?? []), ...typesOf(branch)]);
    const values = [
      ...(before?.values ?? []),
      ...[branch.enum ?? branch.items?.enum ?? branch.const ?? []].flat().map(String),
    ];
    const isList = branch.type === 'array';
    // A limit may be the lowest of several, so that its schema refers to itself.
    const isLimit = before?.isLimit === true || branch.$ref !== undefined;
    columns.set(name, { path, name, types, values, isList, isLimit, ...about });
  }

  visit(schema, [], rows, false);
  return { columns: [...columns.values()], groups };
}

const hasFields = ({ properties }: JsonSchema) => properties !== undefined;

function childrenOf(
  branch: JsonSchema,
  values: readonly unknown[],
): [key: string, schema: JsonSchema, isOptional: boolean][] {
  const { properties, additionalProperties, propertyNames } = branch;
  if (properties !== undefined) {
    return Object.entries(properties).map(([key, child]) => [
      key,
      child,
      !isExpected(branch, key, child),
    ]);
  }
  if (typeof additionalProperties !== 'object') return [];
  const known = propertyNames?.enum?.map(String) ?? [];
  const found = values.flatMap((value) => Object.keys(Object(value)));
  return [...new Set([...known, ...found])].map((key) => [key, additionalProperties, true]);
}

/** Type of a value; what JSON Schema cannot express, such as a date, is a text. */
function typesOf(schema: JsonSchema): string[] {
  return branchesOf(schema).map(({ type, const: only }) => type ?? typeof (only ?? ''));
}

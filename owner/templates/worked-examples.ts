import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { branchesOf, isExpected, type JsonSchema } from '../json-schema.ts';

const WORKED = parse(
  readFileSync(new URL('worked-examples.yaml', import.meta.url), 'utf8'),
) as Readonly<Record<string, unknown>>;

/** Path of a field: the collection, then the field names. */
export type Path = readonly string[];

/**
 * Example value of a field: a worked one, or else one derived from its schema, or else “…”.
 */
export function exampleOf(field: JsonSchema, path: Path): unknown {
  const key = path.map((_, index) => path.slice(index).join('.')).find((end) => end in WORKED);
  if (key !== undefined) return WORKED[key];
  const [branch = field] = branchesOf(field).filter(({ type }) => type !== 'null');
  if (branch !== field) return exampleOf(branch, path);
  const choice = field.enum?.[0] ?? field.const;
  if (choice !== undefined) return choice;
  if (field.properties !== undefined) {
    return Object.fromEntries(
      Object.entries(field.properties)
        .filter(([name, value]) => isExpected(field, name, value))
        .map(([name, value]) => [name, exampleOf(value, [...path, name])]),
    );
  }
  if (field.type === 'array') {
    return field.items === undefined ? [] : [exampleOf(field.items, path)];
  }
  if (field.type === 'boolean') return true;
  return ['number', 'integer'].includes(String(field.type)) ? 10 : '…';
}

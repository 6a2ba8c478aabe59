import {
  type Document,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  parseDocument,
  stringify,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { branchesOf, type JsonSchema } from './json-schema.ts';

/** Longest line that holds more than one value. */
const LONGEST_LINE = 100;

/** Text is never folded: whoever changes a word changes one line. */
const PLAIN = { lineWidth: 0, singleQuote: true } as const;

/**
 * Writes YAML in the one style of the content: fields in the order of the schema, one below the other; below a field, what
 * fits on a line stands on it, such as a fact with its receipt. Remarks stay.
 */
export function plainYaml(text: string, schema: JsonSchema): string {
  const document = parseDocument(text, { schema: 'core' });
  putInOrder(document.contents, [schema]);
  layOut(document.contents);
  return written(document);
}

/** The text of a document, with lists as [a, b] and maps as { a: b }. */
export function written(document: Document): string {
  visit(document, {
    Collection: (_, node) => {
      const write = node.toString.bind(node);
      const flowCollectionPadding = isSeq(node) ? '' : ' ';
      node.toString = (context, ...on) =>
        write(context && { ...context, flowCollectionPadding }, ...on);
    },
  });
  return document.toString(PLAIN);
}

function putInOrder(node: unknown, schemas: readonly JsonSchema[]): void {
  const branches = schemas.flatMap(branchesOf);
  if (isSeq(node)) {
    const items = branches.flatMap(({ items = [] }) => items);
    for (const item of node.items) putInOrder(item, items);
  }
  if (!isMap(node)) return;
  const names = branches.flatMap(({ properties = {} }) => Object.keys(properties));
  const placeOf = (key: unknown) =>
    names.indexOf(String(key)) + (names.includes(String(key)) ? 0 : names.length + 1);
  node.items.sort((a, b) => placeOf(a.key) - placeOf(b.key));
  for (const { key, value } of node.items) {
    const below = branches.map(
      ({ properties, additionalProperties }) => properties?.[String(key)] ?? additionalProperties,
    );
    putInOrder(
      value,
      below.filter((schema) => typeof schema === 'object'),
    );
  }
}

/** Decides for each map and list whether it stands on one line. */
export function layOut(node: unknown, column = 0, isTop = true): void {
  if (isScalar(node) && typeof node.value === 'string' && !node.value.includes('\n')) {
    delete node.type;
  }
  if (isMap(node)) {
    for (const { key, value } of node.items) {
      layOut(value, column + 2, false);
      const start = column + String(key).length + 2;
      if (isCollection(value))
        value.flow = value.items.length === 0 || (!isTop && fits(value, start));
    }
  }
  if (isSeq(node)) {
    const groups = node.items.filter(isCollection);
    for (const item of node.items) layOut(item, column + 2, false);
    // Entries of a list look alike.
    const isShort = groups.every((group) => fits(group, column + 2));
    for (const group of groups) group.flow = isShort;
  }
}

function fits(node: YAMLMap | YAMLSeq, column: number): boolean {
  const text = stringify(node, { ...PLAIN, collectionStyle: 'flow' }).trimEnd();
  return !text.includes('\n') && column + text.length <= LONGEST_LINE;
}

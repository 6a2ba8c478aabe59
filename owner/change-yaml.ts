import { type Document, isMap, isScalar, isSeq, parseDocument, stringify } from 'yaml';
import { written } from './plain-yaml.ts';

/** A new value for a field; `undefined` removes the field. */
export type Change = { at: (string | number)[]; value: unknown };

type Edit = { from: number; to: number; text: string };

/**
 * Applies changes to the text of a YAML file. If only values change, the rest of the text stays as it is. If fields are
 * added, removed or set to null, the file is serialised again, comments included.
 */
export function changedYaml(text: string, changes: readonly Change[]): string {
  const document = parseDocument(text, { schema: 'core' });
  const edits = changes.map((change) => editOf(document, change));
  if (edits.every((edit) => edit !== null)) {
    return edits
      .toSorted((a, b) => b.from - a.from)
      .reduce(
        (before, edit) => before.slice(0, edit.from) + edit.text + before.slice(edit.to),
        text,
      );
  }
  const given = changes.filter(({ value }) => value !== undefined && value !== null);
  for (const { at, value } of changes) {
    // A field keeps its place when its value changes, also from a value to a map.
    const isReplaced = given.some((other) => at.every((key, depth) => other.at[depth] === key));
    if (isReplaced) continue;
    if (value === null) {
      makeRoom(document, at);
      document.setIn(at, document.createNode(null));
    } else document.deleteIn(at);
  }
  for (const { at, value } of given) {
    makeRoom(document, at);
    const list = document.getIn(at.slice(0, -1), true);
    // Entries of a list take one line each.
    if (isSeq(list) && list.items.length === 0) list.flow = false;
    document.setIn(at, document.createNode(value, isSeq(list) ? { flow: true } : {}));
  }
  return written(document);
}

/** The change as a replacement of text in place; `null` if that is not possible. */
function editOf(document: Document.Parsed, { at, value }: Change): Edit | null {
  const node = document.getIn(at, true);
  if (value === undefined || value === null) return null;
  if (!isScalar(node) && !isSeq(node)) return null;
  const isText = isScalar(node) && node.value !== null && !/^BLOCK/.test(node.type ?? '');
  const isList = isSeq(node) && node.flow === true;
  if (!(Array.isArray(value) ? isList : isText) || !node.range) return null;
  const text = Array.isArray(value) ? `[${value.map(inFlow).join(', ')}]` : inFlow(value);
  return { from: node.range[0], to: node.range[1], text };
}

/** A value on one line, also inside a flow map or list. */
function inFlow(value: unknown): string {
  const plain = stringify(value, { lineWidth: 0 }).trim();
  return typeof value === 'string' && /[\n,[\]{}#]/.test(plain) ? JSON.stringify(value) : plain;
}

function makeRoom(document: Document.Parsed, at: Change['at']): void {
  for (let depth = 1; depth < at.length; depth += 1) {
    const above = at.slice(0, depth);
    const node = document.getIn(above, true);
    if (isMap(node) || isSeq(node)) continue;
    document.setIn(above, document.createNode({}, { flow: true }));
  }
}

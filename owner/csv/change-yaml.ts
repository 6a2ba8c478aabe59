import { type Document, isMap, isScalar, isSeq, parseDocument, stringify } from 'yaml';
import type { Group } from './columns.ts';

/** A field that gets another value; `undefined` takes the field away. */
export type Change = { at: (string | number)[]; value: unknown; isNullable: boolean };

type Edit = { from: number; to: number; text: string };

/**
 * The text of a YAML file after some changes. Where values alone change, nothing else in the text does. Where
 * fields come or go it is written anew, remarks included. `emptied` are groups of which nothing is left.
 */
export function changedYaml(
  text: string,
  changes: readonly Change[],
  emptied: readonly (string | number)[][],
): string {
  const document = parseDocument(text, { schema: 'core' });
  const edits = changes.map((change) => editOf(document, change));
  if (emptied.length === 0 && edits.every((edit) => edit !== null)) {
    return edits
      .toSorted((a, b) => b.from - a.from)
      .reduce(
        (before, edit) => before.slice(0, edit.from) + edit.text + before.slice(edit.to),
        text,
      );
  }
  for (const { at, value, isNullable } of changes) {
    if (value !== undefined || isReplaced(at, changes)) continue;
    if (isNullable) document.setIn(at, null);
    else document.deleteIn(at);
  }
  for (const at of emptied) document.setIn(at, null);
  for (const { at, value } of changes) {
    if (value === undefined) continue;
    makeRoom(document, at);
    document.setIn(at, document.createNode(value));
  }
  return document.toString({ lineWidth: 100 });
}

/** Whether a field gets another value as a whole, or fields of its own: it stays where it stands. */
function isReplaced(at: Change['at'], changes: readonly Change[]): boolean {
  return changes.some(
    (other) =>
      other.value !== undefined &&
      other.at.slice(0, at.length).every((key, depth) => key === at[depth]),
  );
}

/** The change as other words in the same place; `null` where it cannot be one. */
function editOf(document: Document.Parsed, { at, value }: Change): Edit | null {
  const node = document.getIn(at, true);
  if (value === undefined || value === null) return null;
  const isWord = isScalar(node) && node.value !== null && !/^BLOCK/.test(node.type ?? '');
  const isWords = isSeq(node) && node.flow === true && Array.isArray(value);
  if (!(isWord && !Array.isArray(value)) && !isWords) return null;
  if (!node.range) return null;
  const words = isWords ? `[${(value as unknown[]).map(inFlow).join(', ')}]` : inFlow(value);
  return { from: node.range[0], to: node.range[1], text: words };
}

/** A value on one line, also among others between brackets. */
function inFlow(value: unknown): string {
  const plain = stringify(value, { lineWidth: 0 }).trim();
  return typeof value === 'string' && /[\n,[\]{}#]/.test(plain) ? JSON.stringify(value) : plain;
}

/** Puts fields where there was none, or a single word, on the way to a field. */
function makeRoom(document: Document.Parsed, at: readonly (string | number)[]): void {
  for (let depth = 1; depth < at.length; depth += 1) {
    const above = at.slice(0, depth);
    const node = document.getIn(above, true);
    if (isMap(node) || isSeq(node)) continue;
    document.setIn(above, document.createNode({}, { flow: true }));
  }
}

/** The groups that have something in them now and nothing afterwards, the innermost first. */
export function emptiedGroups(
  groups: readonly Group[],
  isFilled: (group: Group) => boolean,
  isThere: (group: Group) => boolean,
): Group[] {
  return groups
    .filter((group) => isThere(group) && !isFilled(group))
    .toSorted((a, b) => b.length - a.length)
    .filter(
      (group, _at, all) =>
        !all.some((outer) => outer.length < group.length && isWithin(group, outer)),
    );
}

const isWithin = (inner: Group, outer: Group) => outer.every((key, at) => inner[at] === key);

import {
  type Document,
  isMap,
  isNode,
  isScalar,
  isSeq,
  parseDocument,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { layOut, written } from '../plain-yaml.ts';
import { isEmpty, isFields } from './form-data.ts';

/** Writes values into YAML so that only what they change is changed: remarks, nulls and the form of the rest stay. */
export function withValues(text: string, values: object): string {
  const document = parseDocument(text, { schema: 'core' });
  const copy = document.clone();
  layOut(copy.contents);
  const isPlain = written(copy) === text;
  document.contents = merged(document, document.contents, values) as typeof document.contents;
  if (isPlain) layOut(document.contents);
  return written(document);
}

/** True where two values say the same; what is left out says the same as what is empty. */
export function isSame(one: unknown, other: unknown): boolean {
  if (isEmpty(one) && isEmpty(other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object') return one === other;
  const [a, b] = [Object(one), Object(other)] as Record<string, unknown>[];
  return [...new Set([...Object.keys(a ?? {}), ...Object.keys(b ?? {})])].every((key) =>
    isSame(a?.[key], b?.[key]),
  );
}

function merged(document: Document, node: unknown, value: unknown): unknown {
  if (isMap(node) && isFields(value)) return mergeMap(document, node, value);
  if (isSeq(node) && Array.isArray(value)) return mergeList(document, node, value);
  if (isNode(node) && isSame(node.toJS(document), value)) return node;
  const fresh = document.createNode(value);
  if (isScalar(node))
    Object.assign(fresh, { comment: node.comment, commentBefore: node.commentBefore });
  return fresh;
}

function mergeMap(document: Document, map: YAMLMap, fields: Record<string, unknown>): YAMLMap {
  const isLeft = (value: unknown) => !isNode(value) || isEmpty(value.toJS(document));
  map.items = map.items.filter(({ key, value }) => String(key) in fields || isLeft(value));
  let place = 0;
  for (const [name, value] of Object.entries(fields)) {
    const at = map.items.findIndex(({ key }) => String(key) === name);
    const pair = map.items[at];
    if (pair === undefined) map.items.splice(place, 0, document.createPair(name, value));
    else pair.value = merged(document, pair.value, value);
    place = (pair === undefined ? place : at) + 1;
  }
  return map;
}

function mergeList(document: Document, list: YAMLSeq, values: readonly unknown[]): YAMLSeq {
  const old = list.items.map((node) => ({
    node,
    value: isNode(node) ? (node.toJS(document) as unknown) : node,
  }));
  const same = values.map((value) => {
    const at = old.findIndex((one) => one.node !== null && isSame(one.value, value));
    return at < 0 ? null : old.splice(at, 1, { node: null, value: undefined })[0];
  });
  list.items = values.map((value, index) => {
    const before = same[index] ?? old[index];
    return before?.node == null ? document.createNode(value) : merged(document, before.node, value);
  });
  return list;
}

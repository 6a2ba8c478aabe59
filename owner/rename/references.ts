import { collectionOf, type CollectionName, referenceOf } from '#schemas/collections.ts';
import { textsIn } from '#check/describe-issue.ts';
import type { RawEntry } from '#check/read/read-content.ts';

export function referencesIn({ collection, data }: RawEntry, to: CollectionName, id: string) {
  return textsIn(data)
    .filter(({ field, text }) => text === id && referenceOf(collection, field) === to)
    .map(({ path }) => [...path]);
}

/** The page of a file first, then the place that is named after it. */
export function addressesOf(collection: CollectionName, id: string): string[] {
  const { pages, anchorOn } = collectionOf(collection);
  return [pages?.base, anchorOn].flatMap((base) => (base == null ? [] : base + id));
}

/** A text with other addresses: those that begin one, on this site or after the site's own address. */
export function withAddresses(
  text: string,
  from: readonly string[],
  to: readonly string[],
  origin: string,
): string {
  return from.reduce((before, address, index) => {
    const pattern = `(^|[\\s"'(<=]|${origin.replaceAll('.', '\\.')})${address}(?![\\w/-])`;
    return before.replace(new RegExp(pattern, 'gm'), `$1${to[index]}`);
  }, text);
}

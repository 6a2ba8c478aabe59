import type { CollectionName } from '#schemas/collections.ts';
import { textsIn } from '#check/describe-issue.ts';
import { BASES } from '#check/rules/site-places.ts';
import { REFERENCES } from '#check/rules/check-references.ts';
import type { RawEntry } from '#check/read/read-content.ts';

export function referencesIn({ collection, data }: RawEntry, to: CollectionName, id: string) {
  const isReference = (field: string) => REFERENCES[to]?.test(`${collection} ${field}`) === true;
  return textsIn(data)
    .filter(({ field, text }) => text === id && isReference(field))
    .map(({ path }) => [...path]);
}

/** Places on pages of several files that are named after one of them. */
const PLACES: typeof BASES = { faq: '/faq#', gameRules: '/game-rules#', games: '/games#game-' };

/** The page of a file first, then the place that is named after it. */
export const addressesOf = (collection: CollectionName, id: string): string[] =>
  [BASES[collection], PLACES[collection]].flatMap((base) => (base === undefined ? [] : base + id));

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

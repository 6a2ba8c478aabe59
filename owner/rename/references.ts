import type { CollectionName } from '#schemas/collections.ts';
import { fieldName, textsIn } from '#check/describe-issue.ts';
import type { RawEntry } from '#check/read/read-content.ts';

/** The fields that hold the name of a file of a collection, each as its own collection and its name. */
const REFERENCES: Partial<Record<CollectionName, RegExp>> = {
  bonusCategories: /^bonuses alsoIn\[\d+\]$/,
  casinos: /^(?:bonuses casino|links links\[\d+\]\.casino|site featured\.casino)$/,
  countries: /^helplines country$/,
  helplines: /^(?:site footerHelp|countries helplines)\[\d+\]$/,
  licences: /^casinos facts\.licence\.value\.authority$/,
  people: /^\w+ (?:writtenBy|checkedBy)$/,
};

/** Where a file names another. */
export function referencesIn({ collection, data }: RawEntry, to: CollectionName, id: string) {
  const isReference = (path: readonly PropertyKey[]) =>
    REFERENCES[to]?.test(`${collection} ${fieldName(path)}`) === true;
  return textsIn(data)
    .filter(({ path, text }) => text === id && isReference(path))
    .map(({ path }) => [...path]);
}

/** Where the page of a file is, and the places on other pages that are named after it. */
const ADDRESSES: Partial<Record<CollectionName, readonly string[]>> = {
  articles: ['/guides/'],
  blog: ['/blog/'],
  bonusCategories: ['/bonuses/'],
  casinos: ['/reviews/'],
  countries: ['/country/'],
  faq: ['/faq#'],
  gameRules: ['/game-rules#'],
  games: ['/games/', '/games#game-'],
  pages: ['/'],
  people: ['/about/'],
};

export const addressesOf = (collection: CollectionName, id: string): string[] =>
  (ADDRESSES[collection] ?? []).map((base) => base + id);

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

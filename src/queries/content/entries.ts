import { globSync } from 'node:fs';
import { type CollectionEntry, type CollectionKey, getCollection } from 'astro:content';
import {
  baseOf,
  type CollectionName,
  COLLECTIONS,
  TEXTS_WITH_PICTURES,
} from '#schemas/collections.ts';
import { PICTURE_ENDINGS } from '#schemas/picture-path.ts';
import { oncePerBuild } from './once-per-build.ts';

type Entries<Name extends CollectionKey> = readonly CollectionEntry<Name>[];

const readers = new Map<CollectionKey, () => Promise<Entries<CollectionKey>>>();

/** All entries of a collection by id. The array is shared: copy it before sorting. */
export async function allEntries<Name extends CollectionKey>(name: Name): Promise<Entries<Name>> {
  const read = readers.get(name) ?? oncePerBuild(() => readEntries(name));
  readers.set(name, read);
  return (await read()) as Entries<Name>;
}

async function readEntries<Name extends CollectionKey>(name: Name): Promise<Entries<Name>> {
  if (isEmpty(name)) return [];
  const entries = await getCollection(name);
  return entries.sort((a, b) => (a.id < b.id ? -1 : 1));
}

const PICTURES = `*.{${Object.keys(PICTURE_ENDINGS).join(',')}}`;

/** True for a collection without files, which the owner may want; Astro would warn of it. */
function isEmpty(name: CollectionKey): boolean {
  // Logos and pictures are kept beside the files that name them.
  const havePictures = (...names: readonly CollectionName[]) =>
    names.some((one) => globSync(PICTURES, { cwd: baseOf(one) }).length > 0);
  if (name === 'logos') return !havePictures('casinos');
  if (name === 'pictures') return !havePictures(...TEXTS_WITH_PICTURES);
  if (name === 'offersToDate') return isEmpty('bonuses');
  return globSync(COLLECTIONS[name].pattern, { cwd: baseOf(name) }).length === 0;
}

export async function onlyEntry<Name extends CollectionKey>(
  name: Name,
): Promise<CollectionEntry<Name>['data']> {
  const entries = await allEntries(name);
  const [entry] = entries;
  if (entry === undefined || entries.length > 1) {
    throw new Error(`Expected one file for ${name}, found ${entries.length}`);
  }
  return entry.data;
}

/** Entry with that id or slug. Throws, naming both, if there is none. */
export function requireEntry<Entry extends { id: string } | { slug: string }>(
  entries: readonly Entry[],
  id: string,
  what: string,
): Entry {
  const entry = entries.find((one) => ('slug' in one ? one.slug : one.id) === id);
  if (entry === undefined) throw new Error(`Expected ${what} named ${id}, found none`);
  return entry;
}

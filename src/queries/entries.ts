import { globSync } from 'node:fs';
import { type CollectionEntry, type CollectionKey, getCollection } from 'astro:content';
import { COLLECTIONS } from '#schemas/collections.ts';

/** All entries of a collection, in the order of their ids. Throws if there are none. */
export async function allEntries<Name extends CollectionKey>(
  name: Name,
): Promise<CollectionEntry<Name>[]> {
  const entries = await getCollection(name);
  if (entries.length === 0) throw new Error(`Expected content in ${name}, found no file`);
  return entries.sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** All entries of a collection that may have none yet, in the order of their ids. */
export async function entriesIfAny<Name extends CollectionKey>(
  name: Name,
): Promise<CollectionEntry<Name>[]> {
  const { base, pattern } = COLLECTIONS[name];
  return globSync(pattern, { cwd: base }).length === 0 ? [] : allEntries(name);
}

/** The only entry of a collection that is a single file. */
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

/** The entry with that id. Throws and names both if there is none. */
export function requireEntry<Entry extends { id: string }>(
  entries: readonly Entry[],
  id: string,
  what: string,
): Entry {
  const entry = entries.find((candidate) => candidate.id === id);
  if (entry === undefined) throw new Error(`Expected ${what} named ${id}, found none`);
  return entry;
}

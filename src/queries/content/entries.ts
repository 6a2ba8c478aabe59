import { globSync } from 'node:fs';
import { type CollectionEntry, type CollectionKey, getCollection } from 'astro:content';
import { baseOf, type CollectionName, COLLECTIONS } from '#schemas/collections.ts';
import { PICTURE_ENDINGS } from '#schemas/picture-path.ts';
import { oncePerBuild } from './once-per-build.ts';

type Entries<Name extends CollectionKey> = readonly CollectionEntry<Name>[];

const readers = new Map<CollectionKey, () => Promise<Entries<CollectionKey>>>();

/**
 * All entries of a collection, in the order of their ids; none where the owner has none. The list is
 * shared by all who ask: whoever wants another order makes a copy.
 */
export async function allEntries<Name extends CollectionKey>(name: Name): Promise<Entries<Name>> {
  let read = readers.get(name) as (() => Promise<Entries<Name>>) | undefined;
  if (read === undefined) {
    read = oncePerBuild(() => readEntries(name));
    readers.set(name, read);
  }
  return read();
}

async function readEntries<Name extends CollectionKey>(name: Name): Promise<Entries<Name>> {
  if (isEmpty(name)) return [];
  const entries = await getCollection(name);
  return entries.sort((a, b) => (a.id < b.id ? -1 : 1));
}

/**
 * Whether a collection has no files, which is the owner's right and of which Astro would warn.
 */
function isEmpty(name: CollectionKey): boolean {
  if (isDerived(name)) return picturesIn(DERIVED_FROM[name]) === 0;
  return globSync(COLLECTIONS[name].pattern, { cwd: baseOf(name) }).length === 0;
}

/** Collections of what lies beside the files of others, and is named by them. */
const DERIVED_FROM = { logos: 'casinos', pictures: 'articles' } as const;

const isDerived = (name: CollectionKey): name is keyof typeof DERIVED_FROM => name in DERIVED_FROM;

const picturesIn = (name: CollectionName): number =>
  globSync(`*.{${Object.keys(PICTURE_ENDINGS).join(',')}}`, { cwd: baseOf(name) }).length;

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

/** The entries of a list by their ids, made once for each list that is still in use. */
const indexes = new WeakMap<readonly { id: string }[], ReadonlyMap<string, { id: string }>>();

/** The entry with that id. Throws and names both if there is none. */
export function requireEntry<Entry extends { id: string }>(
  entries: readonly Entry[],
  id: string,
  what: string,
): Entry {
  let index = indexes.get(entries) as ReadonlyMap<string, Entry> | undefined;
  if (index === undefined) {
    index = new Map(entries.map((entry) => [entry.id, entry]));
    indexes.set(entries, index);
  }
  const entry = index.get(id);
  if (entry === undefined) throw new Error(`Expected ${what} named ${id}, found none`);
  return entry;
}

import { publicationDay } from '#domain/site/publication.ts';
import { type Shown, shownNow } from '#settings/build-day.ts';
import { collectionOf, COLLECTIONS, type CollectionName } from '#schemas/collections.ts';
import { CONTENT_DIR } from '#settings/content-folder.ts';
import { checkText } from '../rules/check-text.ts';
import { heldBack, publicationOf, standingOf, withoutLinks } from './unpublished-entries.ts';
import { type RawEntry, readCollection } from './read-content.ts';

/** The collections whose files decide which entries of one are shown. */
export function decidedBy(collection: CollectionName): CollectionName[] {
  const { shownWith } = collectionOf(collection);
  return shownWith === null ? [collection] : [collection, shownWith];
}

/** The entries of a collection that a site shows, as a build reads them. */
export function publishedEntries(
  collection: CollectionName,
  shown: Shown = shownNow(),
  contentDir: string = CONTENT_DIR,
): RawEntry[] {
  const read = decidedBy(collection).flatMap((name) => readCollection(name, '.', contentDir));
  const held = heldBack(read, shown, isWhole);
  const away = new Set(held.map(({ entry }) => entry));
  return read
    .filter((entry) => entry.collection === collection && !away.has(entry))
    .map((entry) => (collection === 'links' ? withoutLinks(entry, held) : entry));
}

/** The offers that a site shows, and those that have ended of the casinos that it shows. */
export function offersToDate(
  shown: Shown = shownNow(),
  contentDir: string = CONTENT_DIR,
): RawEntry[] {
  const casinos = new Set(publishedEntries('casinos', shown, contentDir).map(({ id }) => id));
  const ended = readCollection('bonuses', '.', contentDir).filter(
    (entry) =>
      standingOf(entry, shown.day) === 'ended' &&
      casinos.has(String(Reflect.get(Object(entry.data), 'casino'))),
  );
  return [...publishedEntries('bonuses', shown, contentDir), ...ended];
}

const isWhole = (entry: RawEntry): boolean =>
  entry.faults.length === 0 &&
  checkText(entry).length === 0 &&
  COLLECTIONS[entry.collection].schema.safeParse(entry.data).success;

/** Says in the name of an entry that readers of the site do not see it yet. Only previews show such ones. */
export function marked<Data extends object>(entry: RawEntry, data: Data, day: string): Data {
  const standing = standingOf(entry, day);
  if (standing === 'published' || standing === 'ended') return data;
  const mark =
    standing === 'draft' ? 'Draft' : `From ${publicationDay(publicationOf(entry)) ?? day}`;
  const names = collectionOf(entry.collection).titleFields.map((field) => [
    field,
    `${mark}: ${String(Reflect.get(data, field))}`,
  ]);
  return { ...data, ...Object.fromEntries(names) };
}

import * as z from 'zod';
import { publicationDay, type Standing, standingOn } from '#domain/site/publication.ts';
import { addDays } from '#domain/dates/days.ts';
import type { Shown } from '#settings/build-day.ts';
import { collectionOf, mayBeDraft } from '#schemas/collections.ts';
import type { RawEntry } from './read-content.ts';

/** An entry that is no part of the site, and why, in words that follow “is”. */
export type HeldBack = { entry: RawEntry; why: string };

/** The days of a content file that decide when it is part of the site; what is no day says nothing. */
const DAY = z.iso.date().optional().catch(undefined);
const DAYS = z
  .object({
    draft: z.literal(true).optional().catch(undefined),
    publishOn: DAY,
    publishedOn: DAY,
    startsOn: DAY,
    endsOn: DAY,
    expired: z.object({ on: z.iso.date() }).optional().catch(undefined),
  })
  .catch({});
type Days = z.infer<typeof DAYS>;

/** Reads when an entry is part of the site before any schema has looked at it. */
export const publicationOf = ({ data }: Pick<RawEntry, 'data'>): Days => DAYS.parse(data);

/** Standing of an entry on a day. */
export const standingOf = (entry: Pick<RawEntry, 'collection' | 'data'>, day: string): Standing =>
  mayBeDraft(entry.collection) ? standingOn(publicationOf(entry), day) : 'published';

/**
 * Entries that are no part of the site on a day: drafts, what waits for a later day, offers that have ended, and
 * the offers of casinos of which that is true. A preview shows what is to come, but for drafts that are not whole yet.
 */
export function heldBack(
  entries: readonly RawEntry[],
  { day, isPreview }: Shown,
  isWhole: (entry: RawEntry) => boolean,
): HeldBack[] {
  const own = entries.flatMap((entry): HeldBack[] => {
    const standing = standingOf(entry, day);
    if (standing === 'published') return [];
    if (!isPreview || standing === 'ended') return [{ entry, why: whyOf(entry, day) }];
    const isUnfinished = standing === 'draft' && !isWhole(entry);
    return isUnfinished ? [{ entry, why: 'a draft that is not whole yet' }] : [];
  });
  const without = new Map(
    own
      .filter(({ entry }) => entry.collection === 'casinos')
      .map(({ entry, why }) => [entry.id, why]),
  );
  const known = new Set(own.map(({ entry }) => entry));
  const offers = entries.flatMap((entry): HeldBack[] => {
    if (collectionOf(entry.collection).shownWith === null || known.has(entry)) return [];
    const why = without.get(String(Reflect.get(Object(entry.data), 'casino')));
    return why === undefined ? [] : [{ entry, why: `an offer of a casino that is ${why}` }];
  });
  return [...own, ...offers];
}

function whyOf(entry: RawEntry, day: string): string {
  const publication = publicationOf(entry);
  if (standingOn(publication, day) === 'ended') {
    return `an offer that has ended: no part of the site since ${firstDayWithout(publication)}`;
  }
  return publication.draft ? 'a draft' : `not on the site before ${publicationDay(publication)}`;
}

/** The first day on which an offer is no part of the site any more; `null` where no end is known. */
function firstDayWithout({ endsOn, expired }: Days): string | null {
  const days = [expired?.on, endsOn && addDays(endsOn, 1)];
  return days.filter((day) => day !== undefined).sort()[0] ?? null;
}

/** The casinos among what is held back. */
export const casinosIn = (held: readonly HeldBack[]): ReadonlySet<string> =>
  new Set(held.flatMap(({ entry }) => (entry.collection === 'casinos' ? entry.id : [])));

/** The registry of links without those of casinos that are no part of the site. */
export function withoutLinks<Entry extends { data: unknown }>(
  entry: Entry,
  held: readonly HeldBack[],
): Entry {
  const gone = casinosIn(held);
  const { links }: { links?: unknown } = Object(entry.data);
  if (!Array.isArray(links)) return entry;
  const left = links.filter((link) => !gone.has(String(Object(link).casino)));
  return { ...entry, data: { ...Object(entry.data), links: left } };
}

/** The days to come on which something is added to the site or an offer ends, each once and in order. */
export function daysAhead(entries: readonly RawEntry[], today: string): string[] {
  const days = entries
    .filter((entry) => ['scheduled', 'published'].includes(standingOf(entry, today)))
    .flatMap((entry) => {
      const publication = publicationOf(entry);
      return [publicationDay(publication), firstDayWithout(publication)];
    })
    .filter((day) => day !== null && day > today);
  return [...new Set(days as string[])].sort();
}

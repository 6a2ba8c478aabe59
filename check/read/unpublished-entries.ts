import {
  type Publication,
  publicationDay,
  type Standing,
  standingOn,
} from '#domain/site/publication.ts';
import type { Shown } from '#schemas/build-day.ts';
import { COLLECTIONS, type CollectionName } from '#schemas/collections.ts';
import type { RawEntry } from './read-content.ts';

/**
 * The collections whose entries may be drafts, or wait for a day, with the fields that pages and lists show them by. A
 * country keeps its name, by which licences refer to it: without it, the preview would hold back links that the site
 * will have.
 */
export const SHOWN_BY: Partial<Record<CollectionName, readonly string[]>> = {
  articles: ['title'],
  blog: ['title'],
  bonuses: ['headline'],
  casinos: ['name'],
  coins: ['name'],
  countries: ['statusInWords'],
  faq: ['question'],
  gameRules: ['name'],
  games: ['name', 'title'],
  helplines: ['name'],
  pages: ['title'],
};

/** An entry that is no part of the site, and why, in words that follow “is”. */
export type HeldBack = { entry: RawEntry; why: string };

/** Days of a content file that decide when it is part of the site. */
type Days = Omit<Publication, 'publishOn'> & { publishOn?: string };

const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;

/** Reads when an entry is part of the site before any schema has looked at it: what is no day says nothing. */
export function publicationOf({ data }: Pick<RawEntry, 'data'>): Days {
  const fields = Object(data) as Record<string, unknown>;
  const { publishOn, publishedOn, startsOn, endsOn } = fields;
  const expiredOn: unknown = Object(fields['expired'])['on'];
  const isDay = (value: unknown): value is string =>
    typeof value === 'string' && ISO_DATE.test(value) && !Number.isNaN(Date.parse(value));
  return {
    draft: fields['draft'] === true,
    ...(isDay(publishOn) && { publishOn }),
    ...(isDay(publishedOn) && { publishedOn }),
    ...(isDay(startsOn) && { startsOn }),
    ...(isDay(endsOn) && { endsOn }),
    ...(isDay(expiredOn) && { expired: { on: expiredOn } }),
  };
}

/** How an entry stands on a day. What a page cannot do without is always there. */
export function standingOf(
  entry: Pick<RawEntry, 'collection' | 'id' | 'data'>,
  day: string,
): Standing {
  const { collection, id } = entry;
  if (!(collection in SHOWN_BY) || COLLECTIONS[collection].ids?.includes(id)) {
    return 'published';
  }
  return standingOn(publicationOf(entry), day);
}

/**
 * What of a content is no part of the site on a day: drafts, what waits for a later day, offers that have ended, and
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
    if (entry.collection !== 'bonuses' || known.has(entry)) return [];
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
  const after = endsOn === undefined ? undefined : new Date(Date.parse(endsOn) + DAY_MS);
  const days = [expired?.on, after?.toISOString().slice(0, 10)];
  return days.filter((day) => day !== undefined).sort()[0] ?? null;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** The registry of links without those of casinos that are no part of the site. */
export function linksWithout<Registry extends { links: { casino: string }[] }>(
  registry: Registry,
  held: readonly HeldBack[],
): Registry {
  const gone = new Set(
    held.filter(({ entry }) => entry.collection === 'casinos').map(({ entry }) => entry.id),
  );
  return { ...registry, links: registry.links.filter(({ casino }) => !gone.has(casino)) };
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

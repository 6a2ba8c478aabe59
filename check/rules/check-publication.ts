import { publicationDay } from '#domain/site/publication.ts';
import { COLLECTIONS } from '#schemas/collections.ts';
import { datesIn } from './check-age.ts';
import { fieldName, type Problem } from '../describe-issue.ts';
import { DRAFTABLE, publicationOf, standingOf } from '../read/unpublished-entries.ts';
import type { RawEntry } from '../read/read-content.ts';

/** What files say about when they are part of the site, and what that goes against. */
export function checkPublication(entries: readonly RawEntry[], today: string): Problem[] {
  return entries
    .filter(({ collection, faults }) => DRAFTABLE.includes(collection) && faults.length === 0)
    .flatMap((entry) => [
      ...neededNow(entry, today),
      ...goesUpEarlier(entry),
      ...readAfterwards(entry, today),
    ]);
}

/** A page that others take their texts from, or lead to, cannot wait. */
function neededNow(entry: RawEntry, today: string): Problem[] {
  const { collection, id, file } = entry;
  if (!COLLECTIONS[collection].ids?.includes(id)) return [];
  const { draft, publishOn } = publicationOf(entry);
  const isAhead = publishOn !== undefined && publishOn > today;
  if (!draft && !isAhead) return [];
  return [
    {
      file,
      field: draft ? 'draft' : 'publishOn',
      found: draft ? 'true' : (publishOn ?? ''),
      expected: 'no such line, because other pages cannot do without this one',
    },
  ];
}

/** A page cannot say that it was published before anybody could read it. */
function goesUpEarlier(entry: RawEntry): Problem[] {
  const { publishOn, publishedOn } = publicationOf(entry);
  if (publishOn === undefined || publishedOn === undefined || publishedOn >= publishOn) return [];
  return [
    {
      file: entry.file,
      field: 'publishedOn',
      found: publishedOn,
      expected: `${publishOn} or later: publishOn keeps it off the site until then`,
    },
  ];
}

/** On the day on which it goes up, nothing in it may lie in the future. */
function readAfterwards(entry: RawEntry, today: string): Problem[] {
  if (standingOf(entry, today) !== 'scheduled') return [];
  const from = publicationDay(publicationOf(entry)) ?? today;
  return datesIn(entry.data, [])
    .filter(({ path, on }) => on > from && path[0] !== 'publishOn' && path[0] !== 'publishedOn')
    .map(({ path, on }) => ({
      file: entry.file,
      field: fieldName(path),
      found: on,
      expected: `a day up to ${from}, when it goes up`,
    }));
}

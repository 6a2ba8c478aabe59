import { publicationDay } from '#domain/site/publication.ts';
import { collectionOf, mayBeDraft } from '#schemas/collections.ts';
import { type Problem, collectProblems } from '../describe-issue.ts';
import type { RawEntry } from '../read/read-content.ts';
import { publicationOf, standingOf } from '../read/unpublished-entries.ts';
import { datesIn } from './check-age.ts';

const DAYS_TO_COME: readonly string[] = ['publishOn', 'publishedOn', 'startsOn', 'endsOn'];

/** Drafts of what pages cannot do without, and days that a waiting file may not have. */
export const checkPublication = (entries: readonly RawEntry[], today: string): Problem[] =>
  collectProblems((report) => {
    for (const entry of entries) {
      const { collection, id, file, data, faults } = entry;
      if (!mayBeDraft(collection) || faults.length > 0) continue;
      const publication = publicationOf(entry);
      const { draft, publishOn } = publication;
      if (collectionOf(collection).ids?.includes(id)) {
        const expected = 'no such line, because other pages cannot do without this one';
        if (draft) report(file, 'draft', 'true', expected);
        else if (publishOn !== undefined && publishOn > today) {
          report(file, 'publishOn', publishOn, expected);
        }
      }
      // On the day on which it goes up, nothing in it may lie in the future.
      if (standingOf(entry, today) !== 'scheduled') continue;
      const from = publicationDay(publication) ?? today;
      for (const { field, text: on } of datesIn(data)) {
        if (on <= from || DAYS_TO_COME.includes(field)) continue;
        report(file, field, on, `a day up to ${from}, when it goes up`);
      }
    }
  });

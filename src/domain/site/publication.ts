/** What an entry of the content says about when it is part of the site. */
export type Publication = {
  draft?: boolean | undefined;
  /** ISO date from which it is part of the site. */
  publishOn?: string | null | undefined;
  /** ISO date that an article or a post bears; it cannot be read before that day. */
  publishedOn?: string | undefined;
};

export type Standing = 'published' | 'scheduled' | 'draft';

/** The day from which an entry is part of the site, as an ISO date; `null` where it names none. */
export function publicationDay({ publishOn, publishedOn }: Publication): string | null {
  return (
    [publishOn, publishedOn]
      .filter((day) => typeof day === 'string')
      .sort()
      .at(-1) ?? null
  );
}

/** How an entry stands on a day: an ISO date. A draft stays one, whatever day it names. */
export function standingOn(entry: Publication, day: string): Standing {
  if (entry.draft === true) return 'draft';
  const from = publicationDay(entry);
  return from !== null && from > day ? 'scheduled' : 'published';
}

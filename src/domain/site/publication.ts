/** What an entry of the content says about when it is part of the site. */
export type Publication = {
  draft?: boolean | undefined;
  /** ISO date from which it is part of the site. */
  publishOn?: string | null | undefined;
  /** ISO date that an article or a post bears; it cannot be read before that day. */
  publishedOn?: string | undefined;
  /** ISO date of the first day on which an offer can be taken; it is no part of the site before that. */
  startsOn?: string | undefined;
  /** ISO date of the last day on which an offer can be taken. */
  endsOn?: string | undefined;
  /** The day on which an offer was found to be gone. */
  expired?: { on: string } | undefined;
};

export type Standing = 'published' | 'scheduled' | 'draft' | 'ended';

/** The day from which an entry is part of the site, as an ISO date; `null` where it names none. */
export function publicationDay({ publishOn, publishedOn, startsOn }: Publication): string | null {
  return (
    [publishOn, publishedOn, startsOn]
      .filter((day) => typeof day === 'string')
      .sort()
      .at(-1) ?? null
  );
}

/** Whether an offer cannot be taken any more on a day. */
function hasEnded({ endsOn, expired }: Publication, day: string): boolean {
  return (endsOn !== undefined && endsOn < day) || (expired !== undefined && expired.on <= day);
}

/** How an entry stands on a day: an ISO date. A draft stays one, whatever day it names. */
export function standingOn(entry: Publication, day: string): Standing {
  if (entry.draft === true) return 'draft';
  if (hasEnded(entry, day)) return 'ended';
  const from = publicationDay(entry);
  return from !== null && from > day ? 'scheduled' : 'published';
}

/** Fields of a content entry that decide when it is published. */
export type Publication = {
  draft?: boolean | undefined;
  /** ISO date of publication. */
  publishOn?: string | null | undefined;
  /** ISO date printed on an article or a post, which is also its earliest publication. */
  publishedOn?: string | undefined;
  /** ISO date of the first day of an offer, which is also its earliest publication. */
  startsOn?: string | undefined;
  /** ISO date of the last day of an offer. */
  endsOn?: string | undefined;
  /** ISO date on which an offer was found to be gone. */
  expired?: { on: string } | undefined;
};

export type Standing = 'published' | 'scheduled' | 'draft' | 'ended';

/** ISO date from which an entry is published; `null` where it names none. */
export function publicationDay({ publishOn, publishedOn, startsOn }: Publication): string | null {
  return (
    [publishOn, publishedOn, startsOn]
      .filter((day) => typeof day === 'string')
      .sort()
      .at(-1) ?? null
  );
}

/** True if an offer has ended by a day. */
function hasEnded({ endsOn, expired }: Publication, day: string): boolean {
  return (endsOn !== undefined && endsOn < day) || (expired !== undefined && expired.on <= day);
}

/** State of an entry on an ISO date. A draft stays a draft, whatever date it names. */
export function standingOn(entry: Publication, day: string): Standing {
  if (entry.draft === true) return 'draft';
  if (hasEnded(entry, day)) return 'ended';
  const from = publicationDay(entry);
  return from !== null && from > day ? 'scheduled' : 'published';
}

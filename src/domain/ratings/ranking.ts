/** Fields that decide the order of casinos. */
export type Rankable = { name: string; rating: { score: number; coverage: { rated: number } } };
/** `isShared` where others have the same rank. */
export type Ranked<Entry> = Entry & { rank: number; isShared: boolean };
/** `null` for an entry that takes no rank. */
export type Listed<Entry> = Entry & { rank: number | null; isShared: boolean };

/**
 * Orders by score, then by how many criteria could be judged, then by name.
 * Entries that share score and coverage share a rank; the next rank is left out (1, 2, 2, 4).
 */
export function rankByScore<Entry extends Rankable>(entries: readonly Entry[]): Ranked<Entry>[] {
  const ordered = [...entries].sort(
    (a, b) =>
      b.rating.score - a.rating.score ||
      b.rating.coverage.rated - a.rating.coverage.rated ||
      compareNames(a.name, b.name),
  );
  const ranked: (Entry & { rank: number })[] = [];
  for (const [index, entry] of ordered.entries()) {
    const before = ranked.at(-1);
    const tied =
      before !== undefined &&
      before.rating.score === entry.rating.score &&
      before.rating.coverage.rated === entry.rating.coverage.rated;
    ranked.push({ ...entry, rank: tied ? before.rank : index + 1 });
  }
  const takers = Map.groupBy(ranked, ({ rank }) => rank);
  return ranked.map((entry) => ({
    ...entry,
    isShared: (takers.get(entry.rank)?.length ?? 0) > 1,
  }));
}

/**
 * The same order with unranked entries, such as casinos without a review: they stand where their score puts them,
 * and do not lower the rank of others.
 */
export function rankAmong<Entry extends Rankable>(
  entries: readonly Entry[],
  isRanked: (entry: Entry) => boolean,
): Listed<Entry>[] {
  // Both lists are sorted alike, so the ranks can be taken in order.
  const ranks = rankByScore(entries.filter(isRanked)).map(({ rank, isShared }) => ({
    rank,
    isShared,
  }));
  const unranked = { rank: null, isShared: false };
  return rankByScore(entries).map((entry) => ({
    ...entry,
    ...(isRanked(entry) ? (ranks.shift() ?? unranked) : unranked),
  }));
}

/** By code unit, so that the order does not depend on the locale. */
function compareNames(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Fields that decide the order of casinos. */
export type Rankable = { name: string; rating: { score: number; coverage: { rated: number } } };
export type Ranked<Entry> = Entry & { rank: number };
/** `null` for an entry that takes no rank. */
export type Listed<Entry> = Entry & { rank: number | null };

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
  const ranked: Ranked<Entry>[] = [];
  for (const [index, entry] of ordered.entries()) {
    const before = ranked.at(-1);
    const tied =
      before !== undefined &&
      before.rating.score === entry.rating.score &&
      before.rating.coverage.rated === entry.rating.coverage.rated;
    ranked.push({ ...entry, rank: tied ? before.rank : index + 1 });
  }
  return ranked;
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
  const ranks = rankByScore(entries.filter(isRanked)).map(({ rank }) => rank);
  return rankByScore(entries).map((entry) => ({
    ...entry,
    rank: isRanked(entry) ? (ranks.shift() ?? null) : null,
  }));
}

/** By code unit, so that the order does not depend on the locale. */
function compareNames(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

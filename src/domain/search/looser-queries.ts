/** Limit on the words of a query, since the number of combinations doubles with each word. */
const MOST_WORDS = 6;

/**
 * Subsets of a query that no page matches as a whole: first all that lack one word, then all that lack two, down
 * to single words.
 */
export function looserQueries(
  words: readonly string[],
): readonly (readonly (readonly string[])[])[] {
  const levels: (readonly (readonly string[])[])[] = [];
  let level: readonly (readonly string[])[] = [words.slice(0, MOST_WORDS)];
  if (words.length > MOST_WORDS) levels.push(level);
  while ((level[0]?.length ?? 0) > 1) {
    level = distinct(level.flatMap((query) => query.map((_, index) => query.toSpliced(index, 1))));
    levels.push(level);
  }
  return levels;
}

const distinct = (queries: readonly (readonly string[])[]) => [
  ...new Map(queries.map((query) => [query.join(' '), query])).values(),
];

/** More words than a reader types would make too many ways to leave some out. */
const MOST_WORDS = 6;

/**
 * Ways to leave words out of a query, for one that no page answers as a whole: first each that lacks
 * one word, then each that lacks two, down to single words.
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

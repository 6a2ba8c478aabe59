/** The pace that every read time of the site assumes. */
export const WORDS_PER_MINUTE = 200;

const words = new Intl.Segmenter('en', { granularity: 'word' });

/** Where no word goes on: of all kinds of space those that nothing can join to what follows. */
const BETWEEN_WORDS = /[ \n]+/;

/** Texts that stand between two spaces, by how many words they are: most are used again and again. */
const counted = new Map<string, number>();

/** So many short texts take a few megabytes. */
const MOST_COUNTED = 50_000;

/**
 * Words of a plain text, as the Unicode standard cuts it (UAX 29): "don't", "35×" and "$1,000" are one
 * each, "provably-fair" is two, a lone "=" none.
 */
export function countWords(text: string): number {
  return text.split(BETWEEN_WORDS).reduce((sum, stretch) => sum + countStretch(stretch), 0);
}

function countStretch(stretch: string): number {
  const known = counted.get(stretch);
  if (known !== undefined) return known;
  const count = [...words.segment(stretch)].filter(({ isWordLike }) => isWordLike).length;
  if (counted.size < MOST_COUNTED) counted.set(stretch, count);
  return count;
}

/** Minutes to read a plain text: at 200 words a minute, rounded up, at least 1. */
export function readMinutes(text: string): number {
  return Math.max(1, Math.ceil(countWords(text) / WORDS_PER_MINUTE));
}

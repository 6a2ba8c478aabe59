/** The pace that every read time of the site assumes. */
const WORDS_PER_MINUTE = 200;

const words = new Intl.Segmenter('en', { granularity: 'word' });

/**
 * Words of a plain text, as the Unicode standard cuts it (UAX 29): "don't", "35×" and "$1,000" are one
 * each, "provably-fair" is two, a lone "=" none.
 */
export const countWords = (text: string): number =>
  [...words.segment(text)].filter(({ isWordLike }) => isWordLike).length;

/** Minutes to read a plain text: at 200 words a minute, rounded up, at least 1. */
export const readMinutes = (text: string): number =>
  Math.max(1, Math.ceil(countWords(text) / WORDS_PER_MINUTE));

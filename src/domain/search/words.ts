const WORD = /[\p{L}\p{N}]+/gu;
/** Combining marks, after normalisation. */
const MARKS = /\p{M}/gu;
/** "35x", "35×" and "x35" are the same figure. */
const TIMES = /(\d)[x×]|(?<![\p{L}\p{N}])[x×](?=\d)/gu;
const APOSTROPHES = /['’]/gu;

/** Words of a text, normalised for the search: lower case, without diacritics; figures count as words. */
export function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKD')
      .replace(MARKS, '')
      .replace(APOSTROPHES, '')
      .toLowerCase()
      .replace(TIMES, '$1 ')
      .match(WORD) ?? []
  );
}

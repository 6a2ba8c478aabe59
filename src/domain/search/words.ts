const WORD = /[\p{L}\p{N}]+/gu;
/** Marks over letters, once a letter is taken apart. */
const MARKS = /\p{M}/gu;
/** "35x", "35×" and "x35" ask for the same figure. */
const TIMES = /(\d)[x×]|(?<![\p{L}\p{N}])[x×](?=\d)/gu;
const APOSTROPHES = /['’]/gu;

/** The words of a text as the search compares them: small letters without marks, and figures. */
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

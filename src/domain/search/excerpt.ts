import { wordsOf } from './words.ts';

/** Piece of an excerpt; a match is a searched word. */
export type ExcerptPart = { text: string; isMatch: boolean };

/** Stands before and after each passage of an entry's content that an excerpt may quote. No word of the index. */
export const PASSAGE = '␞';

const LENGTH = 26;
const LONGEST = 40;
const SENTENCE = /\S.*?[.!?…]["”’)]*(?=\s|$)|\S.*$/gs;
/** Longer words match by their stem: "withdrawals" marks "withdrawal"; shorter ones whole: "no" marks no "Nov". */
const STEM = 4;

/**
 * Excerpt of an entry: its first sentence with the most searched words, and what follows while there is room. Titles,
 * labels and words for screen readers are in no passage. Empty for an entry without a sentence.
 */
export function excerptOf(content: string, asked: readonly string[]): ExcerptPart[] {
  const found = content
    .split(PASSAGE)
    .filter((_, index) => index % 2 === 1)
    .flatMap((passage) => {
      const sentences = passage.match(SENTENCE) ?? [];
      return sentences.map((sentence, at) => ({ sentence, rest: sentences.slice(at + 1) }));
    })
    .map((one) => ({ ...one, matches: matchesIn(one.sentence, asked) }));
  const most = Math.max(...found.map(({ matches }) => matches));
  const best = found.find(({ matches }) => matches === most);
  if (best === undefined) return [];
  const text = best.rest.reduce(
    (before, sentence) =>
      countWords(before) + countWords(sentence) <= LENGTH ? `${before} ${sentence}` : before,
    best.sentence,
  );
  const words = text.trim().split(/\s+/);
  const shown = words.length > LONGEST ? [...words.slice(0, LONGEST), '…'] : words;
  return shown.map((word, index) => ({
    text: index === 0 ? word : ` ${word}`,
    isMatch: isAsked(word, asked),
  }));
}

const countWords = (text: string) => text.trim().split(/\s+/).length;

/** Number of searched words that a sentence has. */
const matchesIn = (sentence: string, asked: readonly string[]) => {
  const words = wordsOf(sentence);
  return asked.filter((one) => words.some((word) => isForm(word, one))).length;
};

const isAsked = (text: string, asked: readonly string[]) =>
  wordsOf(text).some((word) => asked.some((one) => isForm(word, one)));

const isForm = (word: string, asked: string) =>
  word === asked ||
  (asked.length >= STEM - 1 && word.startsWith(asked)) ||
  (word.length >= STEM && asked.startsWith(word));

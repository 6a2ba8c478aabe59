import { wordsOf } from './words.ts';

/** Synonyms: words and phrases that mean the same to a reader. */
export type SameWords = readonly string[];

/** Synonyms of words in a text that the text itself does not contain. A phrase may stand in the plural. */
export function otherWordsFor(text: string, groups: readonly SameWords[]): string[] {
  const words = ` ${wordsOf(text).join(' ')} `;
  const others = groups
    .map((phrases) => Map.groupBy(phrases, (phrase) => patternOf(phrase).test(words)))
    .filter((byUse) => byUse.has(true))
    .flatMap((byUse) => byUse.get(false) ?? []);
  return [...new Set(others)];
}

/** Cache of the pattern of each phrase. */
const patterns = new Map<string, RegExp>();

function patternOf(phrase: string): RegExp {
  const pattern = patterns.get(phrase) ?? new RegExp(` ${wordsOf(phrase).join(' ')}(?:e?s)? `);
  patterns.set(phrase, pattern);
  return pattern;
}

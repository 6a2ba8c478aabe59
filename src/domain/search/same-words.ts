import { wordsOf } from './words.ts';

/** Words and phrases that mean the same to a reader. */
export type SameWords = readonly string[];

/**
 * What a text could have said in other words: of every group of which it holds one, the others. A
 * phrase may stand in the plural.
 */
export function otherWordsFor(text: string, groups: readonly SameWords[]): string[] {
  const said = ` ${wordsOf(text).join(' ')} `;
  const others = groups
    .map((phrases) => Map.groupBy(phrases, (phrase) => patternOf(phrase).test(said)))
    .filter((bySaid) => bySaid.has(true))
    .flatMap((bySaid) => bySaid.get(false) ?? []);
  return [...new Set(others)];
}

/** Every text of a site is held against the same phrases. */
const patterns = new Map<string, RegExp>();

function patternOf(phrase: string): RegExp {
  const pattern = patterns.get(phrase) ?? new RegExp(` ${wordsOf(phrase).join(' ')}(?:e?s)? `);
  patterns.set(phrase, pattern);
  return pattern;
}

import { wordsOf } from './words.ts';

/** Words and phrases that mean the same to a reader. */
export type SameWords = readonly string[];

/**
 * What a text could have said in other words: of every group of which it holds one, the others. A
 * phrase may stand in the plural.
 */
export function otherWordsFor(text: string, groups: readonly SameWords[]): string[] {
  const said = ` ${wordsOf(text).join(' ')} `;
  const isSaid = (phrase: string): boolean =>
    new RegExp(` ${wordsOf(phrase).join(' ')}(?:e?s)? `).test(said);
  const others = groups
    .map((phrases) => Map.groupBy(phrases, isSaid))
    .filter((bySaid) => bySaid.has(true))
    .flatMap((bySaid) => bySaid.get(false) ?? []);
  return [...new Set(others)];
}

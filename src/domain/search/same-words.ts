import { wordsOf } from './words.ts';

/** Words and phrases that mean the same to a reader. */
export type SameWords = readonly string[];

/** What a phrase may end in, once it stands in the plural. */
const ENDINGS = ['', 's', 'es'];

/**
 * What a text could have said in other words: of every group of which it holds one, the others. A
 * phrase may stand in the plural.
 */
export function otherWordsFor(text: string, groups: readonly SameWords[]): string[] {
  const said = ` ${wordsOf(text).join(' ')} `;
  const isSaid = (asked: string): boolean => {
    const phrase = wordsOf(asked).join(' ');
    return ENDINGS.some((ending) => said.includes(` ${phrase}${ending} `));
  };
  const others = groups
    .map((phrases) => Map.groupBy(phrases, isSaid))
    .filter((bySaid) => bySaid.has(true))
    .flatMap((bySaid) => bySaid.get(false) ?? []);
  return [...new Set(others)];
}

import { wordsOf } from './words.ts';

/** Words and phrases that mean the same to a reader. */
export type SameWords = readonly string[];

/** A phrase as it may stand between spaces; worked out once, since every page is asked for every phrase. */
function formsOf(phrase: string): readonly string[] {
  const known = knownForms.get(phrase);
  if (known !== undefined) return known;
  const words = wordsOf(phrase).join(' ');
  const forms = [` ${words} `, ` ${words}s `, ` ${words}es `];
  knownForms.set(phrase, forms);
  return forms;
}

const knownForms = new Map<string, readonly string[]>();

/**
 * What a text could have said in other words: of every group of which it holds one, the others. A
 * phrase may stand in the plural.
 */
export function otherWordsFor(text: string, groups: readonly SameWords[]): string[] {
  const said = ` ${wordsOf(text).join(' ')} `;
  const isSaid = (phrase: string) => formsOf(phrase).some((form) => said.includes(form));
  const others = groups
    .map((phrases) => Map.groupBy(phrases, isSaid))
    .filter((bySaid) => bySaid.has(true))
    .flatMap((bySaid) => bySaid.get(false) ?? []);
  return [...new Set(others)];
}

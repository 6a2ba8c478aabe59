import { wordsOf } from './words.ts';

/** Words and phrases that mean the same to a reader. */
export type SameWords = readonly string[];

/** A phrase in its words. Its last may stand in the plural. */
type Phrase = {
  /** All but the last. */
  first: readonly string[];
  last: readonly string[];
  /** The whole, as it may stand between spaces. */
  forms: readonly string[];
};

/** Worked out once, since every page is asked for every phrase. */
function phraseOf(text: string): Phrase {
  const known = knownPhrases.get(text);
  if (known !== undefined) return known;
  const words = wordsOf(text);
  const last = words.at(-1) ?? '';
  const phrase = {
    first: words.slice(0, -1),
    last: [last, `${last}s`, `${last}es`],
    forms: ['', 's', 'es'].map((ending) => ` ${words.join(' ')}${ending} `),
  };
  knownPhrases.set(text, phrase);
  return phrase;
}

const knownPhrases = new Map<string, Phrase>();

/**
 * What a text could have said in other words: of every group of which it holds one, the others. A
 * phrase may stand in the plural.
 */
export function otherWordsFor(text: string, groups: readonly SameWords[]): string[] {
  const words = wordsOf(text);
  const said = ` ${words.join(' ')} `;
  const saidWords = new Set(words);
  const isSaid = (asked: string): boolean => {
    const { first, last, forms } = phraseOf(asked);
    // Most phrases have a word that is not there: no need to go through the text for them.
    if (!first.every((word) => saidWords.has(word))) return false;
    if (!last.some((word) => saidWords.has(word))) return false;
    return first.length === 0 || forms.some((form) => said.includes(form));
  };
  const others = groups
    .map((phrases) => Map.groupBy(phrases, isSaid))
    .filter((bySaid) => bySaid.has(true))
    .flatMap((bySaid) => bySaid.get(false) ?? []);
  return [...new Set(others)];
}

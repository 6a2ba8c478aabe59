import type { SearchResult } from './search-answer.ts';
import { wordsOf } from './words.ts';

export type HelpContact = { name: string; ways: readonly { text: string; href: string }[] };

/** Whom to talk to in a country. */
export type CountryHelp = {
  code: string;
  place: string;
  contacts: readonly HelpContact[];
  /** The page with all services there. */
  href: string;
};

/** What the search needs to know of help; the words are of content/search-words.yaml, English first. */
export type SearchHelp = {
  languages: readonly {
    language: string;
    say: string;
    /** Codes of countries in which it is spoken: their help shows beside that of the reader's country. */
    countries: readonly string[];
    words: readonly string[];
  }[];
  countries: readonly CountryHelp[];
  everywhere: readonly HelpContact[];
  pages: readonly SearchResult[];
};

/** Help in the languages of a query with words of somebody in danger, and in English; `null` for every other query. */
export function helpFor(query: string, help: SearchHelp): SearchHelp | null {
  const asked = wordsOf(query);
  const found = help.languages.filter(({ words }) =>
    words.some((phrase) => holdsPhrase(asked, phrase)),
  );
  if (found.length === 0) return null;
  const [english, ...others] = help.languages;
  const isSpoken = ({ code }: CountryHelp) =>
    Number(found.some(({ countries }) => countries.includes(code)));
  return {
    ...help,
    languages: [...others.filter((one) => found.includes(one)), ...(english ? [english] : [])],
    countries: help.countries.toSorted((a, b) => isSpoken(b) - isSpoken(a)),
  };
}

/** Whether the words of a phrase follow one another in what was asked. */
export function holdsPhrase(asked: readonly string[], phrase: string): boolean {
  const words = wordsOf(phrase);
  return asked.some((_, start) =>
    words.every((word, index) => fits(asked[start + index] ?? '', word)),
  );
}

const LATIN = /\p{Script=Latin}/u;
const STEM = 5;

/** Long words of a phrase are beginnings; a script without spaces has the word within a longer one. */
function fits(asked: string, word: string): boolean {
  if (!LATIN.test(word)) return asked.includes(word);
  return word.length < STEM ? asked === word : asked.startsWith(word);
}

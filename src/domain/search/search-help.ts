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

/** What the search needs to know of help; the words are of content/search-words.yaml. */
export type SearchHelp = {
  languages: readonly {
    language: string;
    say: string;
    /** Codes of countries in which it is spoken. */
    countries: readonly string[];
    words: readonly string[];
  }[];
  countries: readonly CountryHelp[];
  everywhere: readonly HelpContact[];
  pages: readonly { href: string; title: string; text: string }[];
};

/** What stands above all else for somebody who may be in danger. */
export type FirstHelp = {
  say: readonly { language: string; text: string }[];
  /** `isAlways`: also for a reader who has chosen another country, for it is spoken there. */
  countries: readonly (CountryHelp & { isAlways: boolean })[];
  everywhere: readonly HelpContact[];
  results: readonly SearchResult[];
};

/** Help, if a query holds words of somebody in danger; `null` for every other query. */
export function helpFor(query: string, help: SearchHelp): FirstHelp | null {
  const asked = wordsOf(query);
  const found = help.languages.filter(({ words }) => words.some((phrase) => holds(asked, phrase)));
  if (found.length === 0) return null;
  const [english, ...others] = help.languages;
  const spokenIn = new Set(found.flatMap(({ countries }) => countries));
  const countries = help.countries.map((country) => ({
    ...country,
    isAlways: spokenIn.has(country.code),
  }));
  const said = [...others.filter((language) => found.includes(language)), english];
  return {
    say: said.flatMap((one) => (one ? [{ language: one.language, text: one.say }] : [])),
    countries: countries.toSorted((a, b) => Number(b.isAlways) - Number(a.isAlways)),
    everywhere: help.everywhere,
    results: help.pages.map(({ href, title, text }) => ({
      href,
      title,
      kind: 'page',
      excerpt: [{ text, isMatch: false }],
    })),
  };
}

/** Whether the words of a phrase follow one another in what was asked. */
function holds(asked: readonly string[], phrase: string): boolean {
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

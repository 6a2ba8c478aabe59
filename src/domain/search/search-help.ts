import type { SearchResult } from './search-answer.ts';
import { wordsOf } from './words.ts';

export type HelpContact = {
  /** As in the file of the service. */
  kind: string;
  name: string;
  ways: readonly { text: string; href: string }[];
};

/** Whom to talk to in a country. */
export type CountryHelp = {
  code: string;
  place: string;
  contacts: readonly HelpContact[];
  /** Of a query in its language, or with the name of its register: shows beside the reader's country. */
  isMeant?: boolean;
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
    life: readonly string[];
    block: readonly string[];
    words: readonly string[];
  }[];
  countries: readonly CountryHelp[];
  everywhere: readonly HelpContact[];
  pages: readonly SearchResult[];
};

export const REGISTER = 'self-exclusion';
const TALK = ['helpline', 'peer-support'];

/** The kinds that are shown, in this order, for which words; the most urgent words come first. */
const SHOWN = [
  ['life', ['crisis', ...TALK]],
  ['block', [REGISTER, 'blocking-tool', ...TALK, 'crisis']],
  ['words', [...TALK, 'crisis']],
] as const;

/** Help in the languages of a query with words of somebody in danger, and in English; `null` for every other query. */
export function helpFor(query: string, help: SearchHelp): SearchHelp | null {
  const asked = wordsOf(query);
  const asks = (words: readonly string[]) => words.some((phrase) => holdsPhrase(asked, phrase));
  const kinds = SHOWN.find(([need]) => help.languages.some((one) => asks(one[need])))?.[1];
  if (kinds === undefined) return null;
  const found = help.languages.filter((one) => SHOWN.some(([need]) => asks(one[need])));
  const shown = (contacts: readonly HelpContact[]) =>
    kinds.flatMap((kind) => contacts.filter((contact) => contact.kind === kind));
  const [english, ...others] = help.languages;
  const isMeant = ({ code, contacts }: CountryHelp) =>
    found.some(({ countries }) => countries.includes(code)) ||
    contacts.some(({ kind, name }) => kind === REGISTER && asks(wordsOf(name).slice(0, 1)));
  return {
    ...help,
    languages: [...others.filter((one) => found.includes(one)), ...(english ? [english] : [])],
    countries: help.countries
      .map((one) => ({ ...one, contacts: shown(one.contacts), isMeant: isMeant(one) }))
      .toSorted((a, b) => Number(b.isMeant) - Number(a.isMeant)),
    everywhere: shown(help.everywhere),
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

/** Long words of a phrase are beginnings, 0 is any figure; a script without spaces has the word within a longer one. */
function fits(asked: string, word: string): boolean {
  if (word === '0') return /^\d+k?$/.test(asked);
  if (!LATIN.test(word)) return asked.includes(word);
  return word.length < STEM ? asked === word : asked.startsWith(word);
}

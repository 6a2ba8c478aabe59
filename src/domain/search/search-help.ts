import type { SearchResult } from './search-result.ts';
import { wordsOf } from './words.ts';

export type HelpContact = {
  /** Kind of service, as in its file. */
  kind: string;
  name: string;
  ways: readonly { text: string; href: string }[];
};

/** Help services of a country. */
type CountryHelp = {
  code: string;
  place: string;
  contacts: readonly HelpContact[];
  /**
   * True if the query is in the country's language or names its self-exclusion register: shown beside the
   * reader's own country.
   */
  isMeant?: boolean;
  /** Page with all services of the country. */
  href: string;
};

/** Data for help in the search; the words come from content/search-words.yaml, English first. */
export type SearchHelp = {
  languages: readonly {
    language: string;
    say: string;
    /** Codes of countries that speak it: their help is shown beside that of the reader's country. */
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

/** Kinds of services to show for each list of words, in order; the most urgent list comes first. */
const SHOWN = [
  ['life', ['crisis', ...TALK]],
  ['block', [REGISTER, 'blocking-tool', ...TALK, 'crisis']],
  ['words', [...TALK, 'crisis']],
] as const;

/** Help in English and the languages of a query that suggests danger; `null` for any other query. */
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

/** True if the query contains the words of a phrase in sequence. */
export function holdsPhrase(asked: readonly string[], phrase: string): boolean {
  const words = wordsOf(phrase);
  return asked.some((_, start) =>
    words.every((word, index) => fits(asked[start + index] ?? '', word)),
  );
}

const LATIN = /\p{Script=Latin}/u;
const STEM = 5;

/**
 * Matches one word of a phrase: long words match as prefixes, 0 matches any figure, and words of a script without
 * spaces match inside longer ones.
 */
function fits(asked: string, word: string): boolean {
  if (word === '0') return /^\d+k?$/.test(asked);
  if (!LATIN.test(word)) return asked.includes(word);
  return word.length < STEM ? asked === word : asked.startsWith(word);
}

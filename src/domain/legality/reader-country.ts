import type { CountryRule } from './link-rule.ts';

/** A text and, where it is a link, its address. */
export type CountryText = readonly [text: string, href?: string];

/**
 * Data of each country on file for a reader who chose it: the owner's rule, and the words that replace those of
 * the default country on a page.
 */
export type ReaderCountry = CountryRule & {
  texts: {
    /** Name with its article, for use in a sentence. */
    place: CountryText;
    law: CountryText;
    /** Public list of licensed operators; the page on the country's law where none is recorded. */
    register?: CountryText;
    /** Helpline of the country. */
    help: CountryText;
    /** Age limit where it is over 18: 21+; else empty. */
    age: CountryText;
  };
};

export type CountryTextKey = keyof ReaderCountry['texts'];

import type { CountryRule } from './link-rule.ts';

/** A text and, where it is a link, its address. */
export type Told = readonly [text: string, href?: string];

/**
 * Data of each country on file for a reader who chose it: the owner's rule, and the words that replace those of
 * the default country on a page.
 */
export type ReaderCountry = CountryRule & {
  told: {
    /** Name with its article, for use in a sentence. */
    place: Told;
    law: Told;
    /** Public list of licensed operators; the page on the country's law where none is recorded. */
    register?: Told;
    /** Helpline of the country. */
    help: Told;
    minimumAge: Told;
    /** Age mark beside every offer: 21+. */
    age: Told;
  };
};

export type ToldKey = keyof ReaderCountry['told'];

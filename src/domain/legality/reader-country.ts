import type { CountryRule } from './link-rule.ts';

/** A text and, where it is a link, its address. */
export type Told = readonly [text: string, href?: string];

/**
 * What a page needs to know of each country on file, to be of use to a reader who chose it: the owner's
 * rule, and the words that stand in the page wherever an element asks for them by name.
 */
export type ReaderCountry = CountryRule & {
  told: {
    /** As it stands in a sentence, with its article. */
    place: Told;
    law: Told;
    /** The public list of licensed operators; where none is recorded, the page of its law stands in. */
    register?: Told;
    /** Who can be called there. */
    help: Told;
    minimumAge: Told;
    /** Beside every offer: 21+. */
    age: Told;
  };
};

export type ToldKey = keyof ReaderCountry['told'];

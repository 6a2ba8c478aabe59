/** The owner's rule for readers in one country; the file of the country holds it. */
export type CasinoLinks = 'information-only' | 'allowed';

export type CountryRule = {
  /** Name of the country, as in the file of a licence. */
  country: string;
  casinoLinks: CasinoLinks;
};

/**
 * Whether a casino may be linked for readers in a country. Under "information only" that takes a
 * licence of that very country, seen on the authority's register. `licensedIn` is the country of
 * such a licence, or `null` where none is known, which counts as not licensed.
 */
export function mayLinkCasino(
  { country, casinoLinks }: CountryRule,
  licensedIn: string | null,
): boolean {
  return casinoLinks === 'allowed' || licensedIn === country;
}

/** The owner's rule for readers in one country; the file of the country holds it, with the day it was signed. */
export const CASINO_LINKS = ['information-only', 'show'] as const;
export type CasinoLinks = (typeof CASINO_LINKS)[number];

export type CountryRule = { code: string; casinoLinks: CasinoLinks };

/**
 * Whether a casino may be linked for readers in a country. Under "information only" that takes a
 * licence of that very country, seen on the authority's register. `licensedIn` is the code of the country
 * of such a licence, or `null` where none is known, which counts as not licensed.
 */
export function mayLinkCasino(
  { code, casinoLinks }: CountryRule,
  licensedIn: string | null,
): boolean {
  return casinoLinks === 'show' || licensedIn === code;
}

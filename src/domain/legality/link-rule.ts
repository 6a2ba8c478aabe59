/** The owner's rule for readers in one country; signed with a day in the country's file. */
export const CASINO_LINKS = ['information-only', 'show'] as const;
type CasinoLinks = (typeof CASINO_LINKS)[number];

export type CountryRule = { code: string; casinoLinks: CasinoLinks };

/**
 * True if a casino may be linked for readers in a country. `information-only` requires a licence of that very
 * country, seen on the authority's register. `licensedIn` has the country codes of such licences.
 */
export function mayLinkCasino(
  { code, casinoLinks }: CountryRule,
  licensedIn: readonly string[],
): boolean {
  return casinoLinks === 'show' || licensedIn.includes(code);
}

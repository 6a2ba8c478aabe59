/** The owner's rule for readers in one country; signed with a day in the country's file. */
export const CASINO_LINKS = ['information-only', 'show'] as const;
type CasinoLinks = (typeof CASINO_LINKS)[number];

export type CountryRule = { code: string; casinoLinks: CasinoLinks };

/** Codes of countries that decide about links to one casino. */
export type CasinoCountries = {
  /** Countries on whose register a licence of the casino was seen. */
  licensedIn: readonly string[];
  /** Countries that its own terms refuse, or parts of them: CA-ON. */
  refusedIn: readonly string[];
};

/** `unlicensed`: the owner's rule for the country asks for a licence from there, and none was seen. */
export type Standing = 'taken' | 'taken-in-part' | 'refused' | 'unlicensed';

/** A country's place in the list of those that the terms refuse. */
export type Listing = 'listed' | 'listed-in-part' | 'unlisted';

/** Condition of a part of a page. `linked`: the casino may be linked and praised. */
export type CasinoState = Standing | Listing | 'linked' | 'no-country';

function listingOf(code: string, refusedIn: CasinoCountries['refusedIn']): Listing {
  if (refusedIn.includes(code)) return 'listed';
  return refusedIn.some((part) => part.startsWith(`${code}-`)) ? 'listed-in-part' : 'unlisted';
}

const STANDINGS = {
  listed: 'refused',
  'listed-in-part': 'taken-in-part',
  unlisted: 'taken',
} as const;

/** Standing of a casino toward readers in a country. The law comes first, then the casino's terms. */
export function standingOf(
  { code, casinoLinks }: CountryRule,
  { licensedIn, refusedIn }: CasinoCountries,
): Standing {
  if (casinoLinks !== 'show' && !licensedIn.includes(code)) return 'unlicensed';
  return STANDINGS[listingOf(code, refusedIn)];
}

/**
 * All that holds of a casino for a reader; `country` is `null` for one who has not chosen any. Only `linked` allows a
 * link or praise.
 */
export function casinoStates(
  country: CountryRule | null,
  casino: CasinoCountries,
  linksHidden = false,
): readonly CasinoState[] {
  if (country === null) return ['no-country'];
  const standing = standingOf(country, casino);
  const listing = listingOf(country.code, casino.refusedIn);
  const isClosed = standing === 'refused' || standing === 'unlicensed' || linksHidden;
  return isClosed ? [standing, listing] : [standing, listing, 'linked'];
}

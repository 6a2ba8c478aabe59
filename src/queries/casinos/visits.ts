import { DEFAULT_COUNTRY } from '#domain/legality/country-choice.ts';
import { mayLinkCasino } from '#domain/legality/link-rule.ts';
import { formatWeakness } from '#format/ratings.ts';
import { allEntries, onlyEntry, requireEntry } from '../content/entries.ts';
import { oncePerBuild } from '../content/once-per-build.ts';
import { rankedCasinos } from './casinos.ts';
import { outboundTargets } from './outbound.ts';

/**
 * Link to each casino by slug, with its warning. `licensedIn` has the codes of the countries on whose
 * registers a licence stands; `isShownAtFirst` applies to readers who have chosen no country.
 */
export const casinoVisits = oncePerBuild(async () => {
  const [casinos, targetOf] = [await rankedCasinos(), await outboundTargets()];
  const [licences, countries] = [await allEntries('licences'), await allEntries('countries')];
  const home = countries.find(({ data }) => data.code === DEFAULT_COUNTRY)?.data;
  if (home === undefined) {
    throw new Error(`Expected a country with the code ${DEFAULT_COUNTRY}, found none`);
  }
  const { casinoLinks } = home.offers;
  const asksCountry = (await onlyEntry('site')).linksBeforeChoice.casinoLinks === 'none';
  return (slug: string) => {
    const casino = requireEntry(casinos, slug, 'a casino');
    const { facts, countryLicences } = casino.entry.data;
    const licence = facts.licence?.value;
    // A licence that only the casino claims counts as none.
    const issuedIn =
      licence?.standing === 'on-register'
        ? requireEntry(licences, licence.authority, 'a license').data.country
        : undefined;
    const licensedIn = countries.flatMap(({ id, data: { code, name } }) =>
      name === issuedIn || countryLicences.some(({ value }) => value.country === id) ? code : [],
    );
    return {
      ...targetOf(slug),
      licensedIn,
      isShownAtFirst: !asksCountry && mayLinkCasino({ code: home.code, casinoLinks }, licensedIn),
      asksCountry,
      warning: formatWeakness(casino.rating, casino.verdict),
    };
  };
});

import { DEFAULT_COUNTRY } from '#domain/legality/country-choice.ts';
import { mayLinkCasino } from '#domain/legality/link-rule.ts';
import { weaknessOf } from '#domain/ratings/weakness.ts';
import { formatWeakness } from '#format/ratings.ts';
import { allEntries, onlyEntry, requireEntry } from '../content/entries.ts';
import { oncePerBuild } from '../content/once-per-build.ts';
import { rankedCasinos } from './casinos.ts';
import { outboundTargets } from './outbound.ts';

/**
 * Link to each casino by slug, with its warning and legal age. `licensedIn` is the code of the
 * country on whose register the licence stands; `isShownAtFirst` applies to readers who have chosen
 * no country.
 */
export const casinoVisits = oncePerBuild(async () => {
  const [casinos, targetOf] = [await rankedCasinos(), await outboundTargets()];
  const [licences, countries] = [await allEntries('licences'), await allEntries('countries')];
  const codeOf = new Map(countries.map(({ data }) => [data.name, data.code]));
  const home = countries.find(({ data }) => data.code === DEFAULT_COUNTRY)?.data;
  if (home === undefined) {
    throw new Error(`Expected a country with the code ${DEFAULT_COUNTRY}, found none`);
  }
  const { casinoLinks, minimumAge } = home.offers;
  const asksCountry = (await onlyEntry('site')).linksBeforeChoice.casinoLinks === 'none';
  return (slug: string) => {
    const casino = requireEntry(casinos, slug, 'a casino');
    const licence = casino.entry.data.facts.licence?.value;
    // A licence that only the casino claims counts as none.
    const issuedIn =
      licence?.standing === 'on-register'
        ? codeOf.get(requireEntry(licences, licence.authority, 'a licence').data.country)
        : undefined;
    const licensedIn = issuedIn ?? null;
    return {
      ...targetOf(slug),
      licensedIn,
      isShownAtFirst: !asksCountry && mayLinkCasino({ code: home.code, casinoLinks }, licensedIn),
      asksCountry,
      warning: formatWeakness(weaknessOf(casino.rating), casino.rating.score),
      minimumAge,
      isSample: casino.entry.data.sample,
    };
  };
});

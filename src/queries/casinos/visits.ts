import { DEFAULT_COUNTRY } from '#domain/legality/country-choice.ts';
import { visitOf } from '#models/casinos/visit.ts';
import { allEntries, requireEntry } from '../content/entries.ts';
import { oncePerBuild } from '../content/once-per-build.ts';
import { rankedCasinos } from './casinos.ts';
import { outboundTargets } from './outbound.ts';

/** The way to each casino, by its slug: what every link to a casino is made of. */
export const casinoVisits = oncePerBuild(async () => {
  const [casinos, targetOf] = [await rankedCasinos(), await outboundTargets()];
  const [licences, countries] = [await allEntries('licences'), await allEntries('countries')];
  const codeOf = new Map(countries.map(({ data }) => [data.name, data.code]));
  const home = countries.find(({ data }) => data.code === DEFAULT_COUNTRY)?.data;
  if (home === undefined) {
    throw new Error(`Expected a country with the code ${DEFAULT_COUNTRY}, found none`);
  }
  const { casinoLinks, minimumAge } = home.offers;
  const atFirst = { code: home.code, casinoLinks, minimumAge };
  return (slug: string) => {
    const casino = requireEntry(casinos, slug, 'a casino');
    const licence = casino.entry.data.facts.licence?.value;
    // A licence that only the casino claims counts as none.
    const licensedIn =
      licence?.standing === 'on-register'
        ? codeOf.get(requireEntry(licences, licence.authority, 'a licence').data.country)
        : undefined;
    return visitOf(targetOf(slug), casino, licensedIn ?? null, atFirst);
  };
});

import { DEFAULT_COUNTRY } from '#domain/legality/country-choice.ts';
import { casinoStates } from '#domain/legality/link-rule.ts';
import { formatWeakness } from '#format/ratings.ts';
import type { Casino } from '#schemas/casino.ts';
import { allEntries, onlyEntry, requireEntry } from '../content/entries.ts';
import { oncePerBuild } from '../content/once-per-build.ts';
import { rankedCasinos } from './casinos.ts';
import { outboundTargets } from './outbound.ts';

/** Link to each casino by slug, with its warning and the countries that decide about it. */
export const casinoVisits = oncePerBuild(async () => {
  const [casinos, targetOf] = [await rankedCasinos(), await outboundTargets()];
  const [licences, countries] = [await allEntries('licences'), await allEntries('countries')];
  const home = countries.find(({ data }) => data.code === DEFAULT_COUNTRY)?.data;
  if (home === undefined) {
    throw new Error(`Expected a country with the code ${DEFAULT_COUNTRY}, found none`);
  }
  const { casinoLinks } = home.offers;
  const codes = countries.map(({ data }) => data.code);
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
    const gate = { licensedIn, refusedIn: refusedIn(casino.entry.data, codes) };
    return {
      ...targetOf(slug),
      ...gate,
      atFirst: casinoStates(asksCountry ? null : { code: home.code, casinoLinks }, gate),
      warning: formatWeakness(casino.rating, casino.verdict),
    };
  };
});

/** Countries on file that the casino's own terms refuse, and parts of them. */
function refusedIn({ terms }: Casino, onFile: readonly string[]): string[] {
  const refused = terms?.refusedCountries?.value;
  if (refused === undefined || refused === 'silent') return [];
  return refused.countries.filter((code) => onFile.includes(code.replace(/-.*/, '')));
}

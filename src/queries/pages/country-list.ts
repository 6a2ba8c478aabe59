import { countryGroups } from '#models/countries/country-view.ts';
import { singlePage } from '#models/pages/page-kind.ts';
import { allEntries } from '../content/entries.ts';
import { lastChange } from '../content/last-change.ts';

/** Every country on file, by what its law says. */
export const countryList = singlePage({
  address: '/country',
  plate: 'Legal',
  group: 'countries',
  entry: async () => ({
    name: 'Countries',
    listedAs: 'All countries',
    changedOn: await lastChange('countries'),
  }),
  view: async () => {
    const countries = await allEntries('countries');
    return { groups: countryGroups(countries), count: countries.length };
  },
  head: async () => ({
    title: 'Are crypto casinos legal? Country by country',
    description: `The law on online and crypto casinos in ${(await allEntries('countries')).length} countries: status in words, regulator, minimum age, self-exclusion, helplines and sources.`,
    keywords: ['crypto casino legality', 'online casino law', 'gambling regulator', 'countries'],
  }),
});

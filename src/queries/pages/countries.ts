import { FOLDERS } from '#domain/site/folders.ts';
import { formatPlace } from '#format/text.ts';
import { countryGroups, countryView } from '#models/countries/country-view.ts';
import { pagesInFolder, type Place, singlePage } from '#models/pages/page-kind.ts';
import { allEntries, requireEntry } from '../content/entries.ts';
import { lastChange, lastChangeOf } from '../content/last-change.ts';
import { helpServices, servicesEverywhere } from '../help/help-services.ts';

/** List of countries by legal status. */
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

/** Law of one country. */
export const countries = pagesInFolder({
  folder: FOLDERS.countries,
  below: countryList,
  search: 'country',
  plate: 'Legal',
  group: 'countries',
  entries: async () =>
    Promise.all(
      (await allEntries('countries')).map(async ({ id, data }) => ({
        slug: id,
        name: data.name,
        changedOn: await lastChangeOf(data),
      })),
    ),
  view: countryPage,
  head: async ({ slug }) => {
    const { data } = await countryEntry(slug);
    const { name, statusInWords } = data;
    const title = `Online and crypto casinos in ${formatPlace(name)}: the law`;
    return {
      title,
      description: `${name}: ${lowerFirst(statusInWords)}. Regulator, law, minimum age, tax, self-exclusion, helplines and sources.`,
      keywords: [
        `${name} crypto casino law`,
        `online casino ${name}`,
        `${name} gambling regulator`,
        `${name} gambling helpline`,
      ],
      signed: data,
    };
  },
});

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

const countryEntry = async (slug: string) =>
  requireEntry(await allEntries('countries'), slug, 'a country');

async function countryPage({ slug }: Place) {
  const { data } = await countryEntry(slug);
  const helplines = await allEntries('helplines');
  const services = helpServices(helplines, data.helplines);
  return {
    ...countryView(data, services, servicesEverywhere(helplines)),
  };
}

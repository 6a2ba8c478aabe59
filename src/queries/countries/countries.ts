import type { CollectionEntry } from 'astro:content';
import { countryGroups, countryView } from '#models/countries/country-view.ts';
import { allEntries, requireEntry } from '../content/entries.ts';
import { helpServices, servicesEverywhere } from '../help/help-services.ts';

export async function countryList() {
  const countries = await allEntries('countries');
  return {
    groups: countryGroups(countries),
    count: countries.length,
  };
}

/** A country on file. Throws if there is none of that name. */
export async function countryEntry(slug: string): Promise<CollectionEntry<'countries'>> {
  return requireEntry(await allEntries('countries'), slug, 'a country');
}

export async function countryPage(slug: string) {
  const { data } = await countryEntry(slug);
  const helplines = await allEntries('helplines');
  return countryView(
    slug,
    data,
    helpServices(helplines, data.helplines),
    servicesEverywhere(helplines),
  );
}

import { readerCountry } from '#models/countries/reader-country.ts';
import { allEntries, requireEntry } from '../content/entries.ts';
import { LOCALE } from '#format/locale.ts';

/** What every page is told of each country on file, by name. */
export async function readerCountries() {
  const [countries, helplines] = [await allEntries('countries'), await allEntries('helplines')];
  return countries
    .toSorted((a, b) => a.data.name.localeCompare(b.data.name, LOCALE))
    .map(({ id, data }) => ({
      name: data.name,
      ...readerCountry(
        id,
        data,
        data.helplines.map((helpline) => requireEntry(helplines, helpline, 'a helpline').data),
      ),
    }));
}

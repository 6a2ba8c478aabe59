import { readerCountry } from '#models/countries/reader-country.ts';
import { allEntries, requireEntry } from '../content/entries.ts';
import { LOCALE } from '#format/locale.ts';

export async function countriesByName() {
  const countries = await allEntries('countries');
  return countries.toSorted((a, b) => a.data.name.localeCompare(b.data.name, LOCALE));
}

/** Countries as the browser receives them, by name. */
export async function readerCountries() {
  const helplines = await allEntries('helplines');
  return (await countriesByName()).map(({ id, data }) => ({
    name: data.name,
    ...readerCountry(
      id,
      data,
      data.helplines.map((helpline) => requireEntry(helplines, helpline, 'a helpline').data),
    ),
  }));
}

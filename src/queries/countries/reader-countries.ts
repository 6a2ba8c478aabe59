import { REQUIRED_COUNTRIES } from '#domain/legality/country-choice.ts';
import { readerCountry } from '#models/countries/reader-country.ts';
import { allEntries, requireEntry } from '../content/entries.ts';
import { LOCALE } from '#format/locale.ts';

/** Countries that the specification names in its order, then the others by name. */
export async function orderedCountries() {
  const countries = await allEntries('countries');
  const byName = countries.toSorted((a, b) => a.data.name.localeCompare(b.data.name, LOCALE));
  const placeOf = ({ data }: (typeof countries)[number]) => {
    const place = REQUIRED_COUNTRIES.findIndex(({ code }) => code === data.code);
    return place < 0 ? REQUIRED_COUNTRIES.length : place;
  };
  return byName.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** Countries as the browser receives them. */
export async function readerCountries() {
  const helplines = await allEntries('helplines');
  return (await orderedCountries()).map(({ id, data }) => ({
    name: data.name,
    ...readerCountry(
      id,
      data,
      data.helplines.map((helpline) => requireEntry(helplines, helpline, 'a helpline').data),
    ),
  }));
}

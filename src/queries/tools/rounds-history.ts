import { LOCALE } from '#format/locale.ts';
import { formatDate } from '#format/text.ts';
import { allEntries, onlyEntry } from '../content/entries.ts';

/** Where casinos offer a history, the laws under which one can ask for it, and what each country on file has. */
export async function roundsHistoryPage() {
  const [{ brands, laws }, countries] = [
    await onlyEntry('gameHistories'),
    await allEntries('countries'),
  ];
  return {
    brands: brands.map(({ lookedOn, ...brand }) => ({ ...brand, lookedOn: formatDate(lookedOn) })),
    laws,
    countries: countries
      .map(({ data: { code, name } }) => ({
        name,
        law: laws.find((law) => law.countries.includes(code)) ?? null,
      }))
      .toSorted((a, b) => a.name.localeCompare(b.name, LOCALE)),
  };
}

import { REGISTER, type HelpContact, type SearchHelp } from '#domain/search/search-help.ts';
import { FOLDERS, pageHref } from '#domain/site/folders.ts';
import { formatPlace } from '#format/text.ts';
import { helpService, shortAddress } from '#models/help/help-service.ts';
import { allEntries, onlyEntry, requireEntry } from '../content/entries.ts';
import { orderedCountries } from '../countries/reader-countries.ts';

const EVERYWHERE = 'international';

/** First results for readers who may be in danger. */
export async function searchHelp(): Promise<SearchHelp> {
  const helplines = await allEntries('helplines');
  const { help } = await onlyEntry('searchWords');
  const { title, intro } = await onlyEntry('selfCheck');
  return {
    languages: help,
    countries: (await orderedCountries()).map(({ id, data }) => ({
      code: data.code,
      place: formatPlace(data.name),
      contacts: [
        ...data.helplines
          .map((service) => requireEntry(helplines, service, 'a helpline'))
          .filter((entry) => entry.data.country !== EVERYWHERE)
          .map(contactOf),
        // Registers without a file of their own.
        ...data.selfExclusion.flatMap(({ name, url }) =>
          url === null || helplines.some((one) => one.data.url === url)
            ? []
            : [{ kind: REGISTER, name, ways: [{ text: shortAddress(url), href: url }] }],
        ),
      ],
      href: `${pageHref(FOLDERS.countries, id)}#helplines`,
    })),
    everywhere: helplines.filter(({ data }) => data.country === EVERYWHERE).map(contactOf),
    pages: [
      ['', 'Help with gambling', 'Whom to talk to in each country, warning signs and limits.'],
      ['#self-check', title, intro],
      ['#self-exclusion', 'Block yourself from gambling', 'Registers that shut you out of sites.'],
    ].map(([place, name = '', text = '']) => ({
      href: `/responsible-gaming${place}`,
      title: name,
      kind: 'page',
      excerpt: [{ text, isMatch: false }],
    })),
  };
}

/** Readers call a helpline, and sign up for a register on its website. */
function contactOf(entry: Parameters<typeof helpService>[0]): HelpContact {
  const { kind } = entry.data;
  const { name, phone, links } = helpService(entry);
  const websites = links.map(({ text, href }) => ({ text, href }));
  const isCalled = phone !== null && kind !== REGISTER;
  return { kind, name, ways: isCalled ? [{ text: phone.display, href: phone.tel }] : websites };
}

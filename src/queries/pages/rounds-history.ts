import { formatDate } from '#format/text.ts';
import { singlePage } from '#models/pages/page-kind.ts';
import { lastChangeOf } from '../content/last-change.ts';
import { onlyEntry } from '../content/entries.ts';
import { orderedCountries } from '../countries/reader-countries.ts';
import { roundsTool } from './rounds-tool.ts';

/**
 * Ways to get a game history: exports, data protection laws, and the rights in each country on
 * file.
 */
async function view() {
  const { brands, laws } = await onlyEntry('gameHistories');
  return {
    brands: brands.map(({ lookedOn, ...brand }) => ({ ...brand, lookedOn: formatDate(lookedOn) })),
    laws,
    countries: (await orderedCountries()).map(({ data: { code, name } }) => ({
      name,
      law: laws.find((law) => law.countries.includes(code)) ?? null,
    })),
  };
}

export const roundsHistory = singlePage({
  address: '/tools/rounds/history',
  below: roundsTool,
  plate: 'Legal',
  group: 'tools',
  entry: async () => ({
    name: 'Get your own history',
    changedOn: await lastChangeOf(await onlyEntry('gameHistories')),
  }),
  view,
  head: () => ({
    title: 'Get your own game history: exports and letters',
    description:
      'Where casinos let you download your bets, and a letter that asks for your own game log in a machine-readable form, with the day on which the answer is due.',
    keywords: [
      'download bet history',
      'game log request',
      'data access request casino',
      'GDPR Article 15 letter',
      'bet archive',
    ],
  }),
});

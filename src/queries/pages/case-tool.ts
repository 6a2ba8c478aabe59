import { formatSourceDays } from '#format/source-words.ts';
import { caseCasino } from '#models/cases/case-casino.ts';
import { NO_LICENCE } from '#models/licences/licence-slug.ts';
import { singlePage } from '#models/pages/page-kind.ts';
import { DEFAULT_COUNTRY } from '#domain/legality/country-choice.ts';
import type { Licence } from '#schemas/licence.ts';
import { rankedCasinos } from '../casinos/casinos.ts';
import { allEntries } from '../content/entries.ts';
import { lastChange } from '../content/last-change.ts';
import { orderedCountries } from '../countries/reader-countries.ts';
import { helpByCountry } from './responsible-gaming.ts';
import { TOOL } from './tools.ts';

/** Complaint: next step, dates, letter. Somebody who was let in after asking to be shut out reads it too. */
export const caseTool = singlePage({
  address: '/tools/case',
  ...TOOL,
  promotes: false,
  plate: 'Legal',
  entry: async () => ({ name: 'Make a case', changedOn: await lastChange('licences', 'casinos') }),
  view: caseToolPage,
  head: () => ({
    title: 'Make a case: next step, last days, letter',
    description:
      'The casino won’t pay? See your next step, your last day by its terms and by its license, who decides, and a letter to copy. Nothing is sent.',
    keywords: [
      'casino will not pay',
      'withdrawal pending',
      'casino complaint letter',
      'account closed',
      'bonus winnings confiscated',
      'KYC again',
    ],
  }),
});

/** Country of a reader who is in none of those on file. */
const ELSEWHERE = { code: 'ZZ', name: 'Another country', place: '', href: '', lines: [] };

async function caseToolPage() {
  const licences = await allEntries('licences');
  const onFile = new Set(licences.map(({ id }) => id));
  const casinos = (await rankedCasinos()).toSorted((a, b) => a.name.localeCompare(b.name));
  const { firstHelp } = await helpByCountry();
  const names = new Map((await orderedCountries()).map(({ data }) => [data.code, data.name]));
  const countries = firstHelp.flatMap(({ code, place, href, lines }) => {
    const name = names.get(code) ?? code;
    const services = lines.map(({ when, service: { name: who, phone, text, links, facts } }) => ({
      when,
      service: { name: who, phone, text, links, facts },
    }));
    const country = { code, name, place, href, lines: services };
    return code === 'CA' && onFile.has('ontario')
      ? [country, { ...country, code: 'CA-ON', name: `${name}: Ontario` }]
      : [country];
  });
  return {
    tool: {
      casinos: Object.fromEntries(
        casinos.map(({ slug, entry }) => [slug, caseCasino(entry.data, onFile)]),
      ),
      licences: {
        [NO_LICENCE]: { name: 'No license', complaint: {}, sources: {} },
        ...Object.fromEntries(licences.map(({ id, data }) => [id, licenceRules(data)])),
      },
      casinoOptions: [
        { value: '', text: 'Choose' },
        ...(casinos.length === 0
          ? []
          : [
              {
                text: 'Casinos here',
                options: casinos.map(({ slug, name }) => ({ value: slug, text: name })),
              },
            ]),
        {
          text: 'Another casino, with a license of',
          options: licences
            .filter(({ id }) => id !== NO_LICENCE)
            .map(({ id, data }) => ({ value: `license:${id}`, text: data.shortName })),
        },
        {
          text: 'Another casino',
          options: [{ value: `license:${NO_LICENCE}`, text: 'No license found' }],
        },
      ],
      countries: [...countries, ELSEWHERE],
      countryAtFirst: DEFAULT_COUNTRY,
    },
    licences: licences.map(({ id, data }) => ({ text: data.name, href: `/licenses#${id}` })),
  };
}

/** Rules of a licence, with the titles and days of their sources. */
const licenceRules = ({ shortName, complaint, sources }: Licence) => ({
  name: shortName,
  complaint,
  sources: Object.fromEntries(
    Object.entries(sources).map(([key, source]) => [
      key,
      `${source.title}, ${formatSourceDays(source)}`,
    ]),
  ),
});

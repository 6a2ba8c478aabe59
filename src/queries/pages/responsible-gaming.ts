import { oldestReading } from '#domain/facts/cited-source.ts';
import { DEFAULT_COUNTRY, REQUIRED_COUNTRIES } from '#domain/legality/country-choice.ts';
import { SELF_CHECK_BANDS } from '#domain/self-check/self-check.ts';
import { FOLDERS, pageHref } from '#domain/site/folders.ts';
import { LOCALE } from '#format/locale.ts';
import { formatDate } from '#format/text.ts';
import { localHelp } from '#models/help/local-help.ts';
import { singlePage } from '#models/pages/page-kind.ts';
import { allEntries, onlyEntry } from '../content/entries.ts';
import { lastChange } from '../content/last-change.ts';
import { helpServices, servicesEverywhere } from '../help/help-services.ts';
import { ofText } from './text-pages.ts';
import { prosePage } from '../prose/prose-pages.ts';
import { shell } from '../site/site.ts';

const text = ofText('responsible-gaming', [
  'responsible gaming',
  'gambling helplines',
  'self-exclusion',
  'gambling self-check',
  'deposit limits',
]);

/** Limits, warning signs, tools and help. Nothing on it links to a casino. */
export const responsibleGaming = singlePage({
  ...text,
  promotes: false,
  plate: 'Security',
  entry: async () => ({ ...(await text.entry()), changedOn: await lastChange('helplines') }),
  view: responsibleGamingPage,
});

const isRequired = (code: string) => REQUIRED_COUNTRIES.some((country) => country.code === code);

async function responsibleGamingPage() {
  const [{ help, helpWebsite }, check] = [await shell(), await onlyEntry('selfCheck')];
  const { title, intro, period, questions, options, bands, instrument, notADiagnosis } = check;
  return {
    ...(await prosePage('responsible-gaming')),
    helpWebsite,
    helplines: await helplinesByCountry(),
    byHand: { options, bands, instrument },
    // Only the fields that the browser needs.
    selfCheck: {
      title,
      intro,
      period,
      questions,
      options,
      bands: bands.map((band, index) => ({
        // The schema requires the bands of the published index.
        id: SELF_CHECK_BANDS[index]?.id ?? 'high-risk',
        name: band.name,
        text: band.text,
        whereNext: band.whereNext.map(({ label, href }) => ({ label, href: onThisPage(href) })),
      })),
      notADiagnosis,
      help,
      helpWebsite,
    },
  };
}

/**
 * Help by country: the default country, the required ones, the others, and services for every
 * country.
 */
async function helplinesByCountry() {
  const [countries, helplines] = [await allEntries('countries'), await allEntries('helplines')];
  const everywhere = servicesEverywhere(helplines);
  const own = (id: string) => !everywhere.some((service) => service.id === id);
  const national = countries
    .toSorted(
      (a, b) =>
        Number(b.data.code === DEFAULT_COUNTRY) - Number(a.data.code === DEFAULT_COUNTRY) ||
        Number(isRequired(b.data.code)) - Number(isRequired(a.data.code)) ||
        a.data.name.localeCompare(b.data.name, LOCALE),
    )
    .map(({ id, data }) => ({
      id: `help-${id}`,
      code: data.code,
      name: data.name,
      lawHref: pageHref(FOLDERS.countries, id),
      services: helpServices(helplines, data.helplines.filter(own)),
      localHelp: localHelp(data, [...helpServices(helplines, data.helplines), ...everywhere]),
    }))
    .filter(({ services }) => services.length > 0);
  const oldest = oldestReading(helplines.flatMap(({ data }) => data.sources));
  return {
    countries: [
      ...national,
      {
        id: 'help-everywhere',
        code: null,
        name: 'In every country',
        lawHref: null,
        localHelp: [],
        services: everywhere,
      },
    ],
    oldestCheck: oldest && formatDate(oldest),
    atFirst: DEFAULT_COUNTRY,
  };
}

/** Shortens links to this page to their anchor. */
const onThisPage = (href: string) => href.replace(/^\/responsible-gaming(?=#)/, '');

import type { CollectionEntry } from 'astro:content';
import { SELF_CHECK_BANDS } from '#domain/self-check/self-check.ts';
import { FOLDERS, pageHref } from '#domain/site/folders.ts';
import { formatPlace } from '#format/text.ts';
import { helpService } from '#models/help/help-service.ts';
import { localHelp } from '#models/help/local-help.ts';
import { singlePage } from '#models/pages/page-kind.ts';
import { allEntries, onlyEntry, requireEntry } from '../content/entries.ts';
import { lastChange } from '../content/last-change.ts';
import { orderedCountries } from '../countries/reader-countries.ts';
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

async function responsibleGamingPage() {
  const [{ help, helpWebsite }, check] = [await shell(), await onlyEntry('selfCheck')];
  const { title, intro, period, questions, options, bands, instrument, notADiagnosis } = check;
  return {
    ...(await prosePage('responsible-gaming')),
    ...(await helpByCountry()),
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

/** Help by country, and services for every country last. */
export async function helpByCountry() {
  const helplines = await allEntries('helplines');
  const everywhere = servicesEverywhere(helplines);
  const own = (id: string) => !everywhere.some((service) => service.id === id);
  const national = (await orderedCountries())
    .map(({ id, data }) => ({
      id: `help-${id}`,
      name: data.name,
      lawHref: pageHref(FOLDERS.countries, id),
      services: helpServices(helplines, data.helplines.filter(own)),
      localHelp: localHelp(data, [...helpServices(helplines, data.helplines), ...everywhere]),
      code: data.code,
      place: formatPlace(data.name),
      href: `#help-${id}`,
      lines: firstLines(data.helplines.map((line) => requireEntry(helplines, line, 'a helpline'))),
    }))
    .filter(({ services }) => services.length > 0);
  const international = { id: 'help-everywhere', name: 'In every country', lawHref: null };
  return {
    firstHelp: national,
    helplines: [...national, { ...international, localHelp: [], services: everywhere }],
    services: helplines.map(helpService),
  };
}

const FIRST = [
  ['Thinking of hurting yourself?', ['crisis']],
  ['Gambling out of hand?', ['helpline', 'information']],
] as const;

/** Services to show first; of one that no source confirms the website, not the number. */
const firstLines = (entries: readonly CollectionEntry<'helplines'>[]) =>
  FIRST.flatMap(([when, kinds]) => {
    const entry = entries.find(({ data }) => kinds.some((kind) => kind === data.kind));
    if (entry === undefined) return [];
    const { hours, cost } = entry.data;
    const service = { ...helpService(entry), facts: [hours, cost].filter((fact) => fact !== null) };
    return [{ when, service: service.isUnverified ? { ...service, phone: null } : service }];
  });

/** Shortens links to this page to their anchor. */
const onThisPage = (href: string) => href.replace(/^\/responsible-gaming(?=#)/, '');

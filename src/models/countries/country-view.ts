import { oldestReading, readSourcesOf } from '#domain/facts/cited-source.ts';
import { DEFAULT_COUNTRY } from '#domain/legality/country-choice.ts';
import { FOLDERS, pageHref } from '#domain/site/folders.ts';
import { formatReadings } from '#format/source-words.ts';
import { formatCounted } from '#format/counted.ts';
import { formatDate, formatList, formatPlace } from '#format/text.ts';
import type { Country } from '#schemas/country.ts';
import type { HelpService } from '../help/help-service.ts';
import { localHelp } from '../help/local-help.ts';

/** Groups of the list in page order, each with its meaning for a player. */
const GROUPS: readonly {
  id: string;
  title: string;
  meaning: string;
  statuses: readonly Country['status'][];
}[] = [
  {
    id: 'licensed-only',
    title: 'Licensed operators only',
    meaning:
      'A casino needs a license from the country itself. One from Curaçao, Malta or anywhere else doesn’t count there.',
    statuses: ['licensed-only'],
  },
  {
    id: 'divided',
    title: 'Each state or province decides',
    meaning: 'There is no single rule. The state or province you’re in decides.',
    statuses: ['state-by-state', 'province-by-province'],
  },
  {
    id: 'prohibited',
    title: 'Prohibited',
    meaning:
      'Offering online casino games is against the law. In some countries playing is an offense too; each page says what we know.',
    statuses: ['prohibited'],
  },
  {
    id: 'unclear',
    title: 'Changing or unclear',
    meaning:
      'The law is moving, or the sources don’t settle it. We treat every casino as not licensed there.',
    statuses: ['unclear'],
  },
];

/** Countries by group of legal status. */
export function countryGroups(countries: readonly { id: string; data: Country }[]) {
  return GROUPS.map(({ id, title, meaning, statuses }) => ({
    id,
    title,
    meaning,
    countries: countries
      .filter(({ data }) => statuses.includes(data.status))
      .map(({ id: slug, data }) => ({
        href: pageHref(FOLDERS.countries, slug),
        name: data.name,
        status: data.statusInWords,
        isUnverified: data.statusVerification === 'unverified',
        summary: data.summary,
      })),
  }));
}

const PLAYER = [
  ['offshore', 'Crypto casinos licensed elsewhere'],
  ['minimumAge', 'Minimum age'],
  ['tax', 'Tax on winnings'],
] as const;

type Sourced = Pick<Country, 'sources'>;

/** The oldest day on which a source of a country or of its help services was read. */
export function oldestReadingOf(country: Sourced, services: readonly Sourced[]): string | null {
  const oldest = oldestReading([country, ...services].flatMap(({ sources }) => sources));
  return oldest && formatDate(oldest);
}

/** View of a country's page. */
export function countryView(
  country: Country,
  services: readonly HelpService[],
  everywhere: readonly HelpService[] = [],
) {
  const readings = (...statements: string[]) =>
    formatReadings(readSourcesOf(statements, country.sources));
  return {
    code: country.code,
    isAtFirst: country.code === DEFAULT_COUNTRY,
    name: country.name,
    nameInText: formatPlace(country.name),
    summary: country.summary,
    oldestReading: oldestReadingOf(country, services),
    status: {
      words: country.statusInWords,
      isUnverified: country.statusVerification === 'unverified',
      notice: country.notice,
      readings: readings('status', 'notice'),
      meaning: meaningOf(country),
    },
    glance: glance(country, services),
    regulators: country.regulators.map((entry, index) => ({
      ...regulator(entry, country.status),
      readings: readings(`regulators.${index}`),
    })),
    laws: country.laws.map((law, index) => ({
      ...record(law.name, law, [law.inWords], { meta: law.year?.toString() ?? null }),
      readings: readings(`laws.${index}`),
    })),
    player: PLAYER.map(([field, title]) => ({
      ...record(title, country[field], [country[field].text]),
      readings: readings(field),
    })),
    selfExclusion: country.selfExclusion.map((entry, index) => ({
      ...selfExclusion(entry),
      readings: readings(`selfExclusion.${index}`),
    })),
    services,
    localHelp: localHelp(country, [...services, ...everywhere]),
    changes: country.recentChanges.map(({ on, what }) => ({ on, date: formatDate(on), what })),
    timeline: timelineOf(country),
    changesRead: country.recentChanges.length === 0 ? null : readings('recentChanges'),
    sources: country.sources,
    isProhibited: country.status === 'prohibited',
    whyNoCasino: country.offers.reason,
  };
}

/** Laws by year and changes by day on one axis; `null` where there are fewer than two. */
function timelineOf({ laws, recentChanges }: Country) {
  const years = laws.flatMap(({ year }) => year ?? []);
  const changes = recentChanges.map(({ on }) => {
    const [year = 0, month = 1, day = 1] = on.split('-').map(Number);
    return year + (month - 1 + (day - 1) / 31) / 12;
  });
  if (years.length + changes.length < 2) return null;
  const from = Math.floor(Math.min(...years, ...changes));
  const last = Math.floor(Math.max(...years, ...changes));
  return {
    ticks: [...years.map((at) => ({ at })), ...changes.map((at) => ({ at, isShort: true }))],
    from,
    to: last + 1,
    ends: [`${from}`, `${last}`] as const,
    caption: `Long strokes: ${formatCounted(years.length, 'law', 'laws')}, by year. Short ones: ${formatCounted(changes.length, 'dated change', 'dated changes')}.`,
  };
}

/** Meaning of the legal status for a player; says so where no source confirms the status. */
function meaningOf({ status, statusVerification }: Country): string {
  if (statusVerification === 'unverified') {
    return 'Until a source confirms it, treat every casino as not licensed there.';
  }
  const group = GROUPS.find(({ statuses }) => statuses.includes(status));
  if (group === undefined) throw new Error(`Expected a group for the status ${status}, found none`);
  return group.meaning;
}

/** The four facts at the head of the page. */
function glance(country: Country, services: readonly HelpService[]) {
  const { regulators, selfExclusion: schemes, status } = country;
  const registers = regulators.flatMap(({ registerName }) => registerName ?? []);
  const names = [...new Set(schemes.map(({ name }) => name))];
  return {
    regulator: formatList(regulators.map(({ name }) => name.replace(/ \(.*$/, ''))),
    register: registers.length === 0 ? null : formatList(registers),
    noRegister: status === 'prohibited' ? 'None: no casino can be licensed' : 'No source found',
    selfExclusion: names.length === 0 ? null : formatList(names),
    // Lines for gambling problems come before general crisis lines.
    help:
      services
        .filter(({ phone }) => phone !== null)
        .toSorted((a, b) => Number(b.kind === 'Helpline') - Number(a.kind === 'Helpline'))[0] ??
      null,
  };
}

type Graded = { verification: string };
type Beside = { meta?: string | null; links?: { text: string; href: string }[] };

/** Statement of the page with its verification. */
const record = (
  title: string,
  { verification }: Graded,
  texts: string[],
  { meta = null, links = [] }: Beside = {},
) => ({ title, meta, isUnverified: verification === 'unverified', texts, links });

type Regulator = Country['regulators'][number];

function regulator(entry: Regulator, status: Country['status']) {
  const { name, url, registerName, registerUrl } = entry;
  const registerText = registerName === null ? 'Its public register' : `Register: ${registerName}`;
  const links = [
    { text: 'Website of the authority', href: url },
    { text: registerText, href: registerUrl },
  ].flatMap(({ text, href }) => (href === null ? [] : [{ text, href }]));
  return record(name, entry, registerUrl === null ? [withoutRegister(entry, status)] : [], {
    links,
  });
}

/** Text in place of a link to a public register. */
function withoutRegister({ url }: Regulator, status: Country['status']): string {
  if (status === 'prohibited') {
    return 'No online casino can be licensed here, so there is no list of them to look in.';
  }
  const gap = 'No source found for the address of a public register.';
  return url === null ? gap : `${gap} Ask the authority, on its website.`;
}

function selfExclusion(entry: Country['selfExclusion'][number]) {
  const { name, url, covers, doesNotCover } = entry;
  const texts = [
    `What it covers: ${covers ?? 'we don’t know yet.'}`,
    `What it doesn’t cover: ${doesNotCover ?? 'we don’t know. A site without a license from that country may ignore it.'}`,
  ];
  const links = url === null ? [] : [{ text: 'Website of the register', href: url }];
  return record(name, entry, texts, { links });
}

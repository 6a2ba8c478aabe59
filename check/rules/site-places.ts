import { textAddress } from '#domain/site/text-address.ts';
import { WEIGHTED_CRITERIA } from '#domain/ratings/weights.ts';
import type { CollectionName } from '#schemas/collections.ts';
import { slugOf } from '../read/file-names.ts';
import type { Content, RawEntry } from '../read/read-content.ts';
import { renderMarkdown } from '../read/render-markdown.ts';

/** Every page of a site by its address, with the places on it that a link may name after a #. */
export type SitePlaces = ReadonlyMap<string, ReadonlySet<string>>;

/** Below which address the page of a file lies, if it has one of its own. */
export const BASES: Partial<Record<CollectionName, string>> = {
  articles: '/guides/',
  blog: '/blog/',
  bonusCategories: '/bonuses/',
  casinos: '/reviews/',
  countries: '/country/',
  games: '/games/',
  pages: '/',
  people: '/about/',
  paymentPages: '/payments-kyc/',
};

/** Pages that are there whatever the content says, with the places that are always on them. */
const ALWAYS: Readonly<Record<string, readonly string[]>> = {
  '/': ['casinos'],
  '/blog': [],
  '/compare': [],
  '/contact': ['write'],
  '/country': [],
  '/how-we-rate': [
    'score',
    'criteria',
    ...WEIGHTED_CRITERIA.map(({ criterion }) => criterion.id),
    'unknown',
    'ranking',
    'recommended',
    'grades',
    'independence',
    'versions',
    'scores',
  ],
  '/payments-kyc': [],
  '/search': [],
  '/tools': [],
  '/tools/bonus': ['meaning'],
  '/tools/method': ['plan', 'sum', 'by-hand', 'models', 'words', 'limits', 'versions'],
  '/tools/round': ['verifier', 'proof', 'limits'],
  '/tools/rounds': ['needs', 'by-hand', 'limits'],
  '/tools/rounds/history': ['exports', 'letter', 'due', 'countries'],
  '/tools/rounds/winna': ['found', 'questions', 'boards'],
  '/tools/session': ['limits', 'meaning'],
  '/tools/weights': ['robust'],
};

/** What all pages of a kind have, whichever they are; the others have the headings of their texts. */
const OF_EACH: Partial<Record<CollectionName, readonly string[]>> = {
  articles: [],
  casinos: ['facts', 'score', 'sides', 'payments', 'licence', 'receipts'],
  games: ['rules', 'return', 'variance', 'hour', 'check-a-round', 'myths'],
  countries: ['status', 'regulator', 'law', 'players', 'helplines'],
};

export const SITE_FILES = [
  '/feed.xml',
  '/feed.json',
  '/sitemap.xml',
  '/robots.txt',
  '/favicon.svg',
];

/** The parts of the page of all articles. */
const PARTS = { guide: 'guides', strategy: 'strategies' };

/** What is on the page of helplines beside its headings. */
export const RESPONSIBLE_GAMING = 'responsible-gaming';

export function sitePlaces(content: Content): SitePlaces {
  const pages = { ...content, casinos: content.casinos.filter(({ data }) => data.review !== null) };
  const all: Place[] = [
    ...Object.entries(ALWAYS),
    ['/', content.faq.length > 0 ? ['faq'] : []],
    ['/bonuses', content.bonuses.length > 0 ? ['all'] : []],
    ['/faq', idsOf(content.faq)],
    ['/game-rules', idsOf(content.gameRules)],
    ['/games', content.games.map(({ id }) => `game-${id}`)],
    ['/licences', idsOf(content.licences)],
    ['/guides', content.articles.map(({ data }) => PARTS[data.kind])],
    ...(Object.entries(BASES) as [CollectionName, string][]).flatMap(([name, base]) =>
      pages[name]
        .filter(({ id }) => name !== 'paymentPages' || id !== 'overview')
        .map((entry): Place => {
          const address = name === 'pages' ? textAddress(entry.id) : base + entry.id;
          return [address, OF_EACH[name] ?? headingIds(entry)];
        }),
    ),
    [`/${RESPONSIBLE_GAMING}`, ['self-exclusion']],
  ];
  const byAddress = Map.groupBy(all, ([address]) => address);
  return new Map(
    [...byAddress].map(([address, found]) => [address, new Set(found.flatMap(([, ids]) => ids))]),
  );
}

type Place = [address: string, places: readonly string[]];

const idsOf = (entries: readonly { id: string }[]) => entries.map(({ id }) => id);

const headingIds = ({ body }: { body: string }) =>
  renderMarkdown(body).metadata.headings.map(({ slug }) => slug);

/** Addresses of the pages of some files, also of files that are not whole; pages made of several files among them. */
export function addressesOf(files: readonly RawEntry[]): ReadonlySet<string> {
  return new Set(
    files.flatMap(({ collection, id }) => {
      const base = BASES[collection];
      if (base !== undefined) return [`${base}${slugOf(id)}`];
      if (collection === 'faq') return ['/faq', '/'];
      return collection === 'gameRules' ? ['/game-rules'] : [];
    }),
  );
}

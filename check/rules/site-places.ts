import { textAddress } from '#domain/site/text-address.ts';
import { WEIGHTED_CRITERIA } from '#domain/ratings/weights.ts';
import type { CollectionName } from '#schemas/collections.ts';
import type { Content, Entry } from '../read/read-content.ts';
import { renderMarkdown } from '../read/render-markdown.ts';

/** Every page of a site by its address, with the places on it that a link may name after a #. */
export type SitePlaces = ReadonlyMap<string, ReadonlySet<string>>;

/** Pages that are there whatever the content says, with the places that are always on them. */
const ALWAYS: Readonly<Record<string, readonly string[]>> = {
  '/': ['casinos'],
  '/blog': [],
  '/bonuses': [],
  '/compare': [],
  '/contact': ['write'],
  '/country': [],
  '/faq': [],
  '/game-rules': [],
  '/games': [],
  '/guides': [],
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
  '/tools/rounds/winna': ['found', 'questions', 'counts', 'boards'],
  '/tools/session': ['limits', 'meaning'],
  '/tools/weights': ['robust'],
};

/** What all pages of a folder have, whichever they are. */
const OF_EACH = {
  reviews: ['facts', 'score', 'sides', 'payments', 'licence', 'receipts'],
  games: ['rules', 'return', 'variance', 'hour', 'check-a-round', 'myths'],
  countries: ['status', 'regulator', 'law', 'players', 'helplines'],
} as const;

export const SITE_FILES = [
  '/feed.xml',
  '/feed.json',
  '/sitemap.xml',
  '/robots.txt',
  '/favicon.svg',
];

/** What is on the page of helplines beside its headings. */
export const RESPONSIBLE_GAMING = 'responsible-gaming';

export function sitePlaces(content: Content): SitePlaces {
  const of = (name: CollectionName, base: string, places: readonly string[] = []) =>
    content[name].map(({ id }): Place => [`${base}/${id}`, places]);
  const all: Place[] = [
    ...Object.entries(ALWAYS),
    ['/', content.faq.length > 0 ? ['faq'] : []],
    ['/bonuses', content.bonuses.length > 0 ? ['all'] : []],
    ['/faq', idsOf(content.faq)],
    ['/game-rules', idsOf(content.gameRules)],
    ['/games', content.games.map(({ id }) => `game-${id}`)],
    ['/guides', placesOfKinds(content.articles)],
    ...of('articles', '/guides'),
    ...content.blog.map((post): Place => [`/blog/${post.id}`, headingIds(post)]),
    ...of('games', '/games', OF_EACH.games),
    ...of('countries', '/country', OF_EACH.countries),
    ...of('people', '/about'),
    ...content.casinos
      .filter(({ data }) => data.review !== null)
      .map(({ id }): Place => [`/reviews/${id}`, OF_EACH.reviews]),
    ...of('bonusCategories', '/bonuses'),
    ...content.paymentPages
      .filter(({ id }) => id !== 'overview')
      .map(({ id }): Place => [`/payments-kyc/${id}`, []]),
    ...content.pages.map((page): Place => [textAddress(page.id), headingIds(page)]),
    [`/${RESPONSIBLE_GAMING}`, ['self-exclusion']],
  ];
  const places = new Map<string, Set<string>>();
  for (const [address, ids] of all) {
    const known = places.get(address) ?? new Set();
    for (const id of ids) known.add(id);
    places.set(address, known);
  }
  return places;
}

type Place = [address: string, places: readonly string[]];

const idsOf = (entries: readonly { id: string }[]) => entries.map(({ id }) => id);

const headingIds = ({ body }: { body: string }) =>
  renderMarkdown(body).metadata.headings.map(({ slug }) => slug);

function placesOfKinds(articles: readonly Entry<'articles'>[]): string[] {
  const kinds = new Set(articles.map(({ data }) => data.kind));
  return [
    ...(kinds.has('guide') ? ['guides'] : []),
    ...(kinds.has('strategy') ? ['strategies'] : []),
  ];
}

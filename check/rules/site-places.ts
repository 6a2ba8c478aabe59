import { textAddress } from '#domain/site/text-address.ts';
import { WEIGHTED_CRITERIA } from '#domain/ratings/weights.ts';
import { COLLECTION_NAMES, collectionOf, type CollectionName } from '#schemas/collections.ts';
import { slugOf } from '../read/file-names.ts';
import type { Content, RawEntry } from '../read/read-content.ts';
import { renderMarkdown } from '../read/render-markdown.ts';

/** Every page of a site by its address, with the places on it that a link may name after a #. */
export type SitePlaces = ReadonlyMap<string, ReadonlySet<string>>;

/** Pages that are there whatever the content says, with the places that are always on them. */
const ALWAYS: Readonly<Record<string, readonly string[]>> = {
  '/': ['casinos'],
  '/blog': [],
  '/compare': [],
  '/contact': ['write'],
  '/country': [],
  '/how-we-rate': [
    'score',
    'verdict',
    'criteria',
    ...WEIGHTED_CRITERIA.map(({ criterion }) => criterion.id),
    'unknown',
    'ranking',
    'grades',
    'independence',
  ],
  '/how-we-rate/changes': ['versions', 'sources'],
  '/payments-kyc': [],
  '/reviews': ['avoid'],
  '/search': [],
  '/start': [],
  '/tools': [],
  '/tools/bonus': ['meaning'],
  '/tools/case': ['by-hand', 'rules', 'limits'],
  '/tools/case/method': ['count', 'clocks', 'base-rates', 'mediator'],
  '/tools/method': ['plan', 'sum', 'by-hand', 'models', 'words', 'limits', 'versions'],
  '/tools/rewards': ['slot', 'meaning'],
  '/tools/round': ['verifier', 'proof', 'limits'],
  '/tools/rounds': ['needs', 'by-hand', 'limits'],
  '/tools/rounds/history': ['exports', 'letter', 'due', 'countries'],
  '/tools/rounds/winna': ['found', 'questions', 'boards'],
  '/tools/session': ['limits', 'meaning'],
  '/tools/weights': ['robust'],
};

export const SITE_FILES = '/feed.xml /feed.json /sitemap.xml /robots.txt /favicon.svg'.split(' ');

export function sitePlaces(content: Content): SitePlaces {
  const pages = {
    ...content,
    casinos: content.casinos.filter(({ data }) => data.review !== null),
    people: content.people.filter(({ data }) => !data.sample),
  };
  const all: Place[] = [
    ...Object.entries(ALWAYS),
    ['/', content.faq.length > 0 ? ['faq'] : []],
    ['/bonuses', content.bonuses.length > 0 ? ['all'] : []],
    ...content.casinos.map(({ id }): Place => [`/will-it-pay/${id}`, []]),
    [
      '/guides',
      content.articles.map(({ data }) => (data.kind === 'guide' ? 'guides' : 'strategies')),
    ],
    ...COLLECTION_NAMES.flatMap((name) => [
      ...pagesOf(name, pages[name]),
      ...listedOn(name, content[name]),
    ]),
    ['/responsible-gaming', ['self-exclusion']],
  ];
  const byAddress = Map.groupBy(all, ([address]) => address);
  return new Map(
    [...byAddress].map(([address, found]) => [address, new Set(found.flatMap(([, ids]) => ids))]),
  );
}

type Place = [address: string, places: readonly string[]];

type Files = readonly { id: string; body: string }[];

/** Address of the page that is made of a file. */
export function pageAddress(name: CollectionName, id: string): string {
  if (name === 'pages') return textAddress(id);
  const base = collectionOf(name).pages?.base ?? '';
  return name === 'paymentPages' && id === 'overview' ? base.replace(/\/$/, '') : base + id;
}

/** The page of each entry. The overview of payments is the text of a page that is always there. */
function pagesOf(name: CollectionName, files: Files): Place[] {
  const { pages } = collectionOf(name);
  if (pages === null) return [];
  return files
    .filter(({ id }) => name !== 'paymentPages' || id !== 'overview')
    .map((file) => [
      pageAddress(name, file.id),
      typeof pages.anchors === 'string' ? headingIds(file, pages.anchors) : pages.anchors,
    ]);
}

/** The page on which all entries have a place each. */
function listedOn(name: CollectionName, files: Files): Place[] {
  const [address, prefix] = collectionOf(name).anchorOn?.split('#') ?? [];
  if (address === undefined) return [];
  return [[address, files.map(({ id }) => `${prefix}${id}`)]];
}

const headingIds = ({ body }: { body: string }, which: 'headings' | 'sections') =>
  renderMarkdown(body)
    .metadata.headings.filter(({ depth }) => which === 'headings' || depth === 2)
    .map(({ slug }) => slug);

/** Addresses of the pages of some files, also of files that are not whole; pages made of several files among them. */
export function addressesOf(files: readonly RawEntry[]): ReadonlySet<string> {
  return new Set(
    files.flatMap(({ collection, id }) => {
      const { pages, anchorOn } = collectionOf(collection);
      return [
        ...(pages === null ? [] : [`${pages.base}${slugOf(id)}`]),
        ...(anchorOn === null ? [] : [anchorOn.replace(/#.*/, '')]),
        // The first page has the questions too.
        ...(collection === 'faq' ? ['/'] : []),
      ];
    }),
  );
}

import { isLaterPage } from '../lists/list-address.ts';

/** What a search can find; `page` is whatever is none of the others. */
export const SEARCH_KINDS = [
  'casino',
  'bonus',
  'guide',
  'strategy',
  'game',
  'country',
  'question',
  'page',
] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

export const isSearchKind = (text: string): text is SearchKind =>
  SEARCH_KINDS.some((kind) => kind === text);

/** How many results there are of each kind. */
export type KindCounts = Partial<Record<SearchKind, number>>;

/** The kinds that have results, in their fixed order, with their counts. */
export function kindsFound(counts: KindCounts): readonly { kind: SearchKind; count: number }[] {
  return SEARCH_KINDS.map((kind) => ({ kind, count: counts[kind] ?? 0 })).filter(
    ({ count }) => count > 0,
  );
}

/**
 * Pages left out of the search: legal boilerplate, and pages that only repeat what has an entry of
 * its own (the questions of the FAQ are entries; the home page shows reviews in short). So are the
 * pages of a list after its first.
 */
const LEFT_OUT = new Set([
  '/',
  '/404',
  '/search',
  '/faq',
  '/privacy-policy',
  '/terms-of-service',
  '/cookie-policy',
]);

/**
 * Kind of the page at an address; `null` where the page is left out of the search. Whether an
 * article is a guide or a strategy is not in its address: the caller says so.
 */
export function searchKindOf(
  path: string,
  articleKind: (slug: string) => 'guide' | 'strategy',
): SearchKind | null {
  if (LEFT_OUT.has(path) || isLaterPage(path)) return null;
  const [, section, slug] = path.split('/');
  if (slug === undefined) return 'page';
  switch (section) {
    case 'reviews':
      return 'casino';
    case 'bonuses':
      return 'bonus';
    case 'guides':
      return articleKind(slug);
    case 'games':
      return 'game';
    case 'country':
      return 'country';
    default:
      return 'page';
  }
}

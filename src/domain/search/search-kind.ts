/** Kinds of search results; `page` is everything else. */
const SEARCH_KINDS = [
  'casino',
  'bonus',
  'tool',
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

/** Number of results by kind. */
export type KindCounts = Partial<Record<SearchKind, number>>;

/** The kinds that have results, in their fixed order, with their counts. */
export function kindsFound(counts: KindCounts): readonly { kind: SearchKind; count: number }[] {
  return SEARCH_KINDS.map((kind) => ({ kind, count: counts[kind] ?? 0 })).filter(
    ({ count }) => count > 0,
  );
}

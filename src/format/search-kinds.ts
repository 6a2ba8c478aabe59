import type { SearchKind } from '#domain/search/search-kind.ts';

/** Names of the kinds of search result, singular and plural. */
export const SEARCH_KIND_NAMES: Readonly<Record<SearchKind, { one: string; many: string }>> = {
  casino: { one: 'Casino review', many: 'Casinos' },
  bonus: { one: 'Bonus', many: 'Bonuses' },
  tool: { one: 'Tool', many: 'Tools' },
  guide: { one: 'Guide', many: 'Guides' },
  strategy: { one: 'Strategy', many: 'Strategies' },
  game: { one: 'Game', many: 'Games' },
  country: { one: 'Country', many: 'Countries' },
  question: { one: 'Question', many: 'Questions' },
  page: { one: 'Page', many: 'Pages' },
};

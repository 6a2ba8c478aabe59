import type { ExcerptPart } from './excerpt.ts';
import type { SearchKind } from './search-kind.ts';

export type SearchResult = {
  href: string;
  title: string;
  kind: SearchKind;
  excerpt: readonly ExcerptPart[];
};

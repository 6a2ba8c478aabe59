import type { SameWords } from './same-words.ts';
import type { SearchKind } from './search-kind.ts';

/** Search result that is a part of a page: a question, an offer, a tool. */
export type SearchRecord = {
  /** Address with the anchor of the part. */
  address: string;
  title: string;
  kind: SearchKind;
  text: string;
  /** Words that the part is searched by and that no excerpt shows. */
  keywords?: string;
};

/** Page that comes first for queries with any of the phrases, and any of `beside` where there are some. */
export type FirstPage = {
  href: string;
  words: readonly string[];
  beside?: readonly string[];
};

/** Sources of the search index besides the pages. */
export type SearchSource = {
  records: readonly SearchRecord[];
  sameWords: readonly SameWords[];
  first: readonly FirstPage[];
  /** Table cells that only state that a value is unknown; left out of the index. */
  fillers: readonly string[];
};

import type { SameWords } from './same-words.ts';
import type { SearchKind } from './search-kind.ts';

/** Something that a search can find which is a part of a page: a question, an offer, a tool. */
export type SearchRecord = {
  /** Address with the anchor of the part. */
  address: string;
  title: string;
  kind: SearchKind;
  text: string;
};

/** What the index is made from besides the pages themselves. */
export type SearchSource = {
  records: readonly SearchRecord[];
  sameWords: readonly SameWords[];
  /** Whole cells that say only that nothing is known: nobody looks for them. */
  fillers: readonly string[];
};

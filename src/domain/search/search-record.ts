import type { SearchKind } from './search-kind.ts';

/** Something that a search can find which is a part of a page: a question, an offer. */
export type SearchRecord = {
  /** Address with the anchor of the part. */
  address: string;
  title: string;
  kind: SearchKind;
  text: string;
};

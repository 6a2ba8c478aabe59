import type { ExcerptPart } from './excerpt.ts';
import type { SearchHelp } from './search-help.ts';
import type { KindCounts, SearchKind } from './search-kind.ts';

export type SearchRequest = {
  query: string;
  /** `null` asks for all kinds. */
  kind: SearchKind | null;
  /** Most results to give back. */
  limit: number;
};

export type SearchResult = {
  href: string;
  title: string;
  kind: SearchKind;
  excerpt: readonly ExcerptPart[];
};

export type SearchAnswer = {
  /** Results of the kind asked for, or of all. */
  total: number;
  /** Results of every kind, whichever was asked for. */
  counts: KindCounts;
  /** The first of them. */
  results: readonly SearchResult[];
  /** True where nothing matches what was typed, and these match what comes near to it. */
  isWider: boolean;
  /** The words that were looked for, where they are not those that were typed. */
  readAs: string | null;
  /** For somebody who may be in danger. The results are then pages on help, and nothing else. */
  help: SearchHelp | null;
};

/** What became of a request; `answer` is null where the index could not be loaded. */
export type SearchOutcome = { request: SearchRequest; answer: SearchAnswer | null };

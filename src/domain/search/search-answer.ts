import type { SearchHelp } from './search-help.ts';
import type { KindCounts, SearchKind } from './search-kind.ts';
import type { SearchResult } from './search-result.ts';

export type SearchRequest = {
  query: string;
  /** `null` asks for all kinds. */
  kind: SearchKind | null;
  /** Largest number of results returned. */
  limit: number;
};

export type SearchAnswer = {
  /** Number of results of the requested kind, or of all kinds. */
  total: number;
  /** Number of results by kind, whatever kind was requested. */
  counts: KindCounts;
  /** The first `limit` results. */
  results: readonly SearchResult[];
  /** True where nothing matches the query itself and these results match a looser one. */
  isWider: boolean;
  /** Corrected query, where it differs from the typed one. */
  readAs: string | null;
  /** Words of the query that the results lack. */
  leftOut: readonly string[];
  /** Help for a query that suggests danger; the results are then pages on help only. */
  help: SearchHelp | null;
};

/** Result of a request; `answer` is `null` where the index could not be loaded. */
export type SearchOutcome = { request: SearchRequest; answer: SearchAnswer | null };

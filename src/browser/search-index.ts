import { excerptParts } from '#domain/search/excerpt.ts';
import type { SearchAnswer, SearchRequest, SearchResult } from '#domain/search/search-answer.ts';
import { isSearchKind, type KindCounts } from '#domain/search/search-kind.ts';
import { widerQuery } from '#domain/search/wider-query.ts';

/** The part of Pagefind that is used here; build/search-index.ts writes its files. */
type Pagefind = { createInstance: (options: Record<string, unknown>) => PagefindInstance };
type PagefindInstance = {
  filters: () => Promise<unknown>;
  search: (query: string, options: { filters: Record<string, string> }) => Promise<PagefindAnswer>;
};
type PagefindAnswer = {
  results: readonly { data: () => Promise<PagefindEntry> }[];
  totalFilters: { kind?: KindCounts };
};
type PagefindEntry = {
  url: string;
  excerpt: string;
  meta: { title?: string };
  filters: { kind?: readonly string[] };
};

const EXCERPT_WORDS = 26;

let index: Promise<PagefindInstance> | null = null;
let failures = 0;

/** Searches the site. Rejects where the index cannot be loaded; the next call tries again. */
export async function searchSite(request: SearchRequest): Promise<SearchAnswer> {
  try {
    index ??= openIndex();
    const pagefind = await index;
    const answer = await ask(pagefind, request.query, request);
    if (answer.total > 0 || Object.keys(answer.counts).length > 0) return answer;
    const wider = widerQuery(request.query);
    if (wider === null) return answer;
    return { ...(await ask(pagefind, wider, request)), isWider: true };
  } catch (error) {
    index = null;
    failures += 1;
    throw error;
  }
}

async function openIndex(): Promise<PagefindInstance> {
  // A browser may remember that a module could not be loaded, so each new try has its own address.
  const retry = failures === 0 ? '' : `?try=${failures}`;
  const address = `${import.meta.env.BASE_URL.replace(/\/$/, '')}/pagefind/pagefind.js${retry}`;
  const pagefind = (await import(/* @vite-ignore */ address)) as Pagefind;
  const instance = pagefind.createInstance({
    // The index is small enough for the page's own thread, and a worker would be one download more.
    noWorker: true,
    excerptLength: EXCERPT_WORDS,
    // A short entry gains little: the review of a casino comes before the offer that names it.
    ranking: { pageLength: 0.2 },
  });
  await instance.filters();
  return instance;
}

async function ask(
  pagefind: PagefindInstance,
  query: string,
  { kind, limit }: SearchRequest,
): Promise<SearchAnswer> {
  const { results, totalFilters } = await pagefind.search(query, {
    filters: kind === null ? {} : { kind },
  });
  const found = await Promise.all(results.slice(0, limit).map(({ data }) => data()));
  const counts = Object.entries(totalFilters.kind ?? {}).filter(([, count]) => count > 0);
  return {
    total: results.length,
    counts: Object.fromEntries(counts),
    results: found.map(toResult),
    isWider: false,
  };
}

function toResult({ url, excerpt, meta, filters }: PagefindEntry): SearchResult {
  const kind = filters.kind?.[0] ?? '';
  return {
    href: url,
    title: meta.title ?? url,
    kind: isSearchKind(kind) ? kind : 'page',
    excerpt: excerptParts(excerpt),
  };
}

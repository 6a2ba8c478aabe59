import { excerptParts } from '#domain/search/excerpt.ts';
import { helpFor, type SearchHelp } from '#domain/search/search-help.ts';
import type { SearchAnswer, SearchRequest } from '#domain/search/search-answer.ts';
import type { SearchResult } from '#domain/search/search-result.ts';
import { isSearchKind, type KindCounts } from '#domain/search/search-kind.ts';
import { looserQueries } from '#domain/search/looser-queries.ts';
import { type KnownWords, understoodQuery } from '#domain/search/understood-query.ts';
import { fetchJson } from './fetch-json.ts';

/** The part of Pagefind that is used here; integrations/search.ts writes its files. */
type Pagefind = { createInstance: (options: Record<string, unknown>) => PagefindInstance };
type PagefindInstance = {
  filters: () => Promise<unknown>;
  search: (query: string, options: { filters: Record<string, string> }) => Promise<PagefindAnswer>;
};
type PagefindAnswer = {
  results: readonly { score: number; data: () => Promise<PagefindEntry> }[];
  totalFilters: { kind?: KindCounts };
};
type PagefindEntry = {
  url: string;
  excerpt: string;
  meta: { title?: string };
  filters: { kind?: readonly string[] };
};
/** The index, and every word in it. */
type Index = { pagefind: PagefindInstance; words: KnownWords };

const EXCERPT_WORDS = 26;

/** By what an entry calls itself it is found before those that only mention it. */
const META_WEIGHTS = { title: 6, names: 6, words: 3, alike: 0.05 };

const NOTHING = { total: 0, counts: {}, results: [], isWider: false, readAs: null, help: null };

const SITE = import.meta.env.BASE_URL.replace(/\/$/, '');
const FOLDER = `${SITE}/pagefind`;

let help: Promise<SearchHelp> | null = null;
let index: Promise<Index> | null = null;
let failures = 0;

/** Searches the site. Rejects where the index cannot be loaded; the next call tries again. */
export async function searchSite(request: SearchRequest): Promise<SearchAnswer> {
  try {
    help ??= fetchJson<SearchHelp>(`${SITE}/search-help.json`);
    index ??= openIndex();
    // Help needs no index.
    index.catch(() => (index = null));
    const first = helpFor(request.query, await help);
    if (first !== null) return { ...NOTHING, results: first.pages, help: first };
    return await searchIndex(await index, request);
  } catch (error) {
    [help, index] = [null, null];
    failures += 1;
    throw error;
  }
}

async function searchIndex(
  { pagefind, words: known }: Index,
  request: SearchRequest,
): Promise<SearchAnswer> {
  const { words, isExact, isRespaced } = understoodQuery(request.query, known);
  const answer = await ask(pagefind, [words], request);
  if (answer !== null) {
    const readAs = isExact && !isRespaced ? null : answer.readAs;
    return { ...NOTHING, ...answer, isWider: !isExact, readAs };
  }
  for (const queries of looserQueries(words)) {
    const looser = await ask(pagefind, queries, request);
    if (looser !== null) return { ...NOTHING, ...looser, isWider: true };
  }
  // Pagefind only logs it where a part of its index did not come, and asks for it no more. A word of the index finds a page.
  const isInIndex = words.some((word) => known.names.includes(word) || known.texts.includes(word));
  if (isInIndex || !navigator.onLine) throw new Error(`Expected pages with ${words.join(' ')}`);
  return NOTHING;
}

async function openIndex(): Promise<Index> {
  const [pagefind, words] = await Promise.all([
    openPagefind(),
    fetchJson<KnownWords>(`${FOLDER}/words.json`),
  ]);
  return { pagefind, words };
}

async function openPagefind(): Promise<PagefindInstance> {
  // A browser may remember that a module could not be loaded, so each new try has its own address.
  const retry = failures === 0 ? '' : `?try=${failures}`;
  const address = `${FOLDER}/pagefind.js${retry}`;
  const pagefind = (await import(/* @vite-ignore */ address)) as Pagefind;
  const instance = pagefind.createInstance({
    // The index is small enough for the page's own thread, and a worker would be one download more.
    noWorker: true,
    excerptLength: EXCERPT_WORDS,
    // A short entry gains little: the review of a casino comes before the offer that names it.
    ranking: { pageLength: 0.2, metaWeights: META_WEIGHTS },
  });
  await instance.filters();
  return instance;
}

/** Results of the query with the best score; `null` where none finds anything. */
async function ask(
  pagefind: PagefindInstance,
  queries: readonly (readonly string[])[],
  { kind, limit }: SearchRequest,
): Promise<Pick<SearchAnswer, 'total' | 'counts' | 'results' | 'readAs'> | null> {
  const answers = await Promise.all(
    queries
      .filter((words) => words.length > 0)
      .map(async (words) => {
        const readAs = words.join(' ');
        const filters = kind === null ? {} : { kind };
        return { readAs, ...(await pagefind.search(readAs, { filters })) };
      }),
  );
  const scoreOf = ({ results }: PagefindAnswer) => results[0]?.score ?? 0;
  const [nearest] = answers.toSorted((a, b) => scoreOf(b) - scoreOf(a));
  if (nearest === undefined) return null;
  const { results, totalFilters, readAs } = nearest;
  const counts = Object.entries(totalFilters.kind ?? {}).filter(([, count]) => count > 0);
  if (results.length === 0 && counts.length === 0) return null;
  const found = await Promise.all(results.slice(0, limit).map(({ data }) => data()));
  return {
    total: results.length,
    counts: Object.fromEntries(counts),
    results: found.map(toResult),
    readAs,
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

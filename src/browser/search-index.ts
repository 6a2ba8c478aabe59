import { excerptOf } from '#domain/search/excerpt.ts';
import { helpFor, holdsPhrase, type SearchHelp } from '#domain/search/search-help.ts';
import type { SearchAnswer, SearchRequest } from '#domain/search/search-answer.ts';
import type { SearchResult } from '#domain/search/search-result.ts';
import { isSearchKind, type KindCounts, type SearchKind } from '#domain/search/search-kind.ts';
import { looserQueries } from '#domain/search/looser-queries.ts';
import { type KnownWords, understoodQuery } from '#domain/search/understood-query.ts';
import { wordsOf } from '#domain/search/words.ts';
import { fetchJson } from './fetch-json.ts';

/** The part of Pagefind that is used here; integrations/search.ts writes its files. */
type Pagefind = { createInstance: (options: Record<string, unknown>) => PagefindInstance };
type PagefindInstance = {
  filters: () => Promise<unknown>;
  search: (
    query: string | null,
    options: { filters: Record<string, string> },
  ) => Promise<PagefindAnswer>;
};
type PagefindAnswer = {
  results: readonly { id: string; score: number; data: () => Promise<PagefindEntry> }[];
  totalFilters: { kind?: KindCounts };
};
type PagefindEntry = {
  url: string;
  content: string;
  meta: { title?: string };
  filters: { kind?: readonly string[] };
};
/** The index, and every word in it. */
type Index = { pagefind: PagefindInstance; words: KnownWords };

/** By what an entry calls itself it is found before those that only mention it. */
const META_WEIGHTS = { title: 6, names: 6, words: 3, alike: 0.05 };

const NOTHING = {
  ...{ total: 0, counts: {}, results: [], leftOut: [] },
  ...{ isWider: false, readAs: null, help: null },
};

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
    const sent = await help;
    return helpAnswer(request.query, sent) ?? (await searchIndex(await index, sent, request));
  } catch (error) {
    [help, index] = [null, null];
    failures += 1;
    throw error;
  }
}

function helpAnswer(query: string, sent: SearchHelp): SearchAnswer | null {
  const found = helpFor(query, sent);
  return found && { ...NOTHING, results: found.pages, help: found };
}

async function searchIndex(
  { pagefind, words: known }: Index,
  sent: SearchHelp,
  request: SearchRequest,
): Promise<SearchAnswer> {
  const { words, said, isExact, isRespaced, leftOut } = understoodQuery(request.query, known);
  const helped = helpAnswer(said.join(' '), sent);
  if (helped !== null) return helped;
  const first = await firstPages(pagefind, known, [wordsOf(request.query), said]);
  const answer = await ask(pagefind, [words], request, first);
  if (answer !== null) {
    // The first result was asked for in so many words.
    if (first.length > 0) return { ...NOTHING, ...answer, readAs: null };
    const readAs = isExact && !isRespaced ? null : answer.readAs;
    return { ...NOTHING, ...answer, isWider: !isExact, readAs, leftOut };
  }
  for (const queries of looserQueries(words)) {
    const looser = await ask(pagefind, queries, request);
    if (looser === null) continue;
    const asked = looser.readAs.split(' ');
    const dropped = words.filter((word) => !asked.includes(word));
    return { ...NOTHING, ...looser, isWider: true, leftOut: [...dropped, ...leftOut] };
  }
  // Pagefind only logs it where a part of its index did not come, and asks for it no more. A word of the index finds a page.
  const isInIndex = words.some((word) => known.names.includes(word) || known.texts.includes(word));
  if (isInIndex || !navigator.onLine) throw new Error(`Expected pages with ${words.join(' ')}`);
  return NOTHING;
}

type FirstEntry = { id: string; entry: PagefindEntry };

/** Pages made for what the query asks, in the order of content/search-words.yaml. */
async function firstPages(
  pagefind: PagefindInstance,
  { first }: KnownWords,
  forms: readonly (readonly string[])[],
): Promise<readonly FirstEntry[]> {
  const asks = (phrases: readonly string[]) =>
    phrases.some((phrase) => forms.some((asked) => holdsPhrase(asked, phrase)));
  const found = first.map(async ({ words, beside }, place) => {
    if (!asks(words) || (beside !== undefined && !asks(beside))) return [];
    const { results } = await pagefind.search(null, { filters: { first: `${place}` } });
    return Promise.all(results.map(async ({ id, data }) => ({ id, entry: await data() })));
  });
  const entries = (await Promise.all(found)).flat();
  return [...new Map(entries.map((one) => [one.id, one])).values()];
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
    // A short entry gains little: the review of a casino comes before the offer that names it.
    ranking: { pageLength: 0.2, metaWeights: META_WEIGHTS },
  });
  await instance.filters();
  return instance;
}

/** Results of the query with the best score, after `first`; `null` where nothing is found. */
async function ask(
  pagefind: PagefindInstance,
  queries: readonly (readonly string[])[],
  { kind, limit }: SearchRequest,
  first: readonly FirstEntry[] = [],
) {
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
  const [nearest = NO_ANSWER] = answers.toSorted((a, b) => scoreOf(b) - scoreOf(a));
  const { results, totalFilters, readAs } = nearest;
  const counts = new Map(Object.entries(totalFilters.kind ?? {}).filter(([, count]) => count > 0));
  for (const { id, entry } of first) {
    const isFound = results.some((result) => result.id === id);
    if (!isFound) counts.set(kindOf(entry), (counts.get(kindOf(entry)) ?? 0) + 1);
  }
  if (counts.size === 0 && results.length === 0) return null;
  const shown = first.filter(({ entry }) => kind === null || kindOf(entry) === kind);
  const others = results.filter(({ id }) => !shown.some((one) => one.id === id));
  const found = await Promise.all(others.slice(0, limit - shown.length).map(({ data }) => data()));
  return {
    total: shown.length + others.length,
    counts: Object.fromEntries(counts),
    results: [...shown.map(({ entry }) => entry), ...found].map((entry) =>
      toResult(entry, readAs.split(' ')),
    ),
    readAs,
  };
}

const NO_ANSWER: PagefindAnswer & { readAs: string } = {
  readAs: '',
  results: [],
  totalFilters: {},
};

function kindOf({ filters }: PagefindEntry): SearchKind {
  const kind = filters.kind?.[0] ?? '';
  return isSearchKind(kind) ? kind : 'page';
}

function toResult(entry: PagefindEntry, words: readonly string[]): SearchResult {
  const { url, content, meta } = entry;
  return {
    href: url,
    title: meta.title ?? url,
    kind: kindOf(entry),
    excerpt: excerptOf(content, words),
  };
}

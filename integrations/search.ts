import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { close, createIndex } from 'pagefind';
import { escapeMarkup } from '#domain/html/escape-markup.ts';
import { PASSAGE } from '#domain/search/excerpt.ts';
import type { SearchSource } from '#domain/search/search-record.ts';
import type { KnownWords } from '#domain/search/understood-query.ts';
import { wordsOf } from '#domain/search/words.ts';
import { type Entry, lookedForBy } from './searched-page.ts';

export const SEARCH_FOLDER = 'pagefind';
/** Every word of the index, so that the browser can recognise a typing slip. */
const WORDS = 'words.json';
/** Records to index besides the pages: a route writes the file for this step, which deletes it. */
const SOURCE = 'search-records.json';

/** Files of Pagefind that the site's own search uses: no ready-made interface, no worker. */
const NEEDED =
  /^(pagefind\.js|pagefind-entry\.json|wasm\.en\.pagefind|pagefind\.[^/]+\.pf_meta|(fragment|index|filter)\/[^/]+)$/;

type IndexFile = { path: string; content: Uint8Array };

/** Reads the records for the search and deletes their file, which is not published. */
export function takeSearchSource(dist: string): SearchSource {
  const file = path.join(dist, SOURCE);
  const source = JSON.parse(readFileSync(file, 'utf8')) as SearchSource;
  rmSync(file);
  return source;
}

/**
 * Writes the index of a built site: its searched pages, and the records that the site lists. Returns how many entries
 * there are. Throws if Pagefind refuses anything.
 */
export async function writeSearchIndex(
  dist: string,
  pages: readonly Entry[],
  source: SearchSource,
): Promise<number> {
  if (pages.length === 0) throw new Error(`Expected pages to search in ${dist}, found none`);
  const entries = [...pages, ...recordEntries(source)].map((entry) => marked(entry, source));
  try {
    writeIndex(await indexFiles(entries), source, path.join(dist, SEARCH_FOLDER));
  } finally {
    await close();
  }
  return entries.length;
}

/** The records of a site, each as a page. An h2 weighs less than an h1: a review comes before the offer that names it. */
const recordEntries = ({ records, sameWords }: SearchSource): Entry[] =>
  records.map(({ address, title, kind, text, keywords = '' }) => {
    const words = lookedForBy({ title, slug: '', keywords, text }, sameWords);
    const body = `<h2 data-pagefind-meta="title">${escapeMarkup(title)}</h2><p>${PASSAGE} ${escapeMarkup(text)} ${PASSAGE}</p>${words}`;
    return {
      url: address,
      content: `<html lang="en"><body><main data-pagefind-body data-pagefind-filter="kind:${kind}">${body}</main></body></html>`,
    };
  });

/** Filter by which the browser finds the entry that comes first for some queries. */
function marked(entry: Entry, { first }: SearchSource): Entry {
  const marks = first.flatMap(({ href }, place) =>
    href === entry.url ? [`<span data-pagefind-filter="first:${place}"></span>`] : [],
  );
  return { ...entry, content: entry.content.replace('</main>', `${marks.join('')}</main>`) };
}

async function indexFiles(entries: readonly Entry[]): Promise<IndexFile[]> {
  const { index, errors } = await createIndex({ forceLanguage: 'en' });
  if (index === undefined) throw new Error(`Pagefind did not start: ${errors.join('; ')}`);
  for (const entry of entries) {
    const added = await index.addHTMLFile(entry);
    if (added.errors.length > 0) {
      throw new Error(`Pagefind cannot read ${entry.url}: ${added.errors.join('; ')}`);
    }
  }
  const made = await index.getFiles();
  if (made.errors.length > 0) throw new Error(`Pagefind made no index: ${made.errors.join('; ')}`);
  return made.files.filter((file) => NEEDED.test(file.path));
}

function writeIndex(
  files: readonly IndexFile[],
  { first }: Pick<SearchSource, 'first'>,
  folder: string,
): void {
  rmSync(folder, { recursive: true, force: true });
  for (const file of files) {
    const target = path.join(folder, file.path);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, file.content);
  }
  writeFileSync(path.join(folder, WORDS), JSON.stringify({ ...indexedWords(files), first }));
}

/** Every word once. */
function indexedWords(files: readonly IndexFile[]): Omit<KnownWords, 'first'> {
  const names = new Set<string>();
  const texts = new Set<string>();
  for (const { path: name, content: bytes } of files) {
    if (!name.startsWith('fragment/')) continue;
    const text = gunzipSync(bytes).toString();
    const { meta, content } = JSON.parse(text.slice(text.indexOf('{'))) as {
      content: string;
      meta: Record<string, string>;
    };
    for (const word of wordsOf([meta['title'], meta['names'], meta['words']].join(' '))) {
      names.add(word);
    }
    for (const word of wordsOf(`${meta['alike']} ${content}`)) texts.add(word);
  }
  return { names: [...names].sort(), texts: [...texts].filter((word) => !names.has(word)).sort() };
}

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { close, createIndex, type PagefindIndex } from 'pagefind';
import { escapeHtml, lookedForBy } from './searched-page.ts';
import { step } from './step.ts';
import type { SearchSource } from '#domain/search/search-record.ts';
import { wordsOf } from '#domain/search/words.ts';

const FOLDER = 'pagefind';
/** Every word of the index, for the browser to tell a slip from a word. */
const WORDS = 'words.json';

/** Of all that Pagefind writes, what the site's own search uses: no ready-made interface, no worker. */
const NEEDED =
  /^(pagefind\.js|pagefind-entry\.json|wasm\.en\.pagefind|pagefind\.[^/]+\.pf_meta|(fragment|index|filter)\/[^/]+)$/;

type IndexFile = { path: string; content: Uint8Array };

/** Pages that wait for Pagefind while others are made ready: all of a large site would not fit into memory. */
const WAITING = 32;

/** The search index of a site, which Pagefind makes on another core while the pages are being finished. */
export type SearchIndex = {
  /** Starts it, with what it is made from besides the pages. */
  begin: (source: SearchSource) => Promise<void>;
  /** Has a page added, one at a time and in their order. Waits while too many others do. */
  add: (address: string, page: string) => Promise<void>;
  /** Adds the records and writes the index. Returns how many entries there are. */
  end: (dist: string) => Promise<number>;
};

/** Writes the index of the pages that were added to it. */
export const searchIndex = (search: SearchIndex) => step('search index', search.end);

/**
 * An index that pages can be added to: of a built site every page whose `main` is marked, and the records that
 * the site lists. Throws if Pagefind refuses anything.
 */
export function newSearchIndex(): SearchIndex {
  let begun: { index: PagefindIndex; source: SearchSource } | undefined;
  let adding: Promise<unknown>[] = [];
  let pageCount = 0;
  const expectBegun = () => {
    if (begun === undefined) throw new Error('Expected a search index that was begun');
    return begun;
  };
  return {
    begin: async (source) => {
      const { index, errors } = await createIndex({ forceLanguage: 'en' });
      if (index === undefined) throw new Error(`Pagefind did not start: ${errors.join('; ')}`);
      begun = { index, source };
      adding = [];
      pageCount = 0;
    },
    add: async (address, page) => {
      const { index } = expectBegun();
      pageCount += 1;
      const added = (adding.at(-1) ?? Promise.resolve()).then(() => add(index, address, page));
      // Whoever waits for it hears what it says: the next pages, or the end.
      added.catch(() => undefined);
      adding.push(added);
      if (adding.length > WAITING) await adding.shift();
    },
    end: async (dist) => {
      const { index, source } = expectBegun();
      try {
        await adding.at(-1);
        if (pageCount === 0) throw new Error(`Expected pages to search in ${dist}, found none`);
        const count = pageCount + (await addRecords(index, source));
        await writeFiles(index, dist);
        return count;
      } finally {
        begun = undefined;
        await close();
      }
    },
  };
}

async function addRecords(
  index: PagefindIndex,
  { records, sameWords }: SearchSource,
): Promise<number> {
  for (const { address, title, kind, text } of records) {
    // An h2 weighs less than an h1: the review of a casino comes before the offer that names it.
    const body = [
      `<h2 data-pagefind-meta="title">${escapeHtml(title)}</h2><p>${escapeHtml(text)}</p>`,
      lookedForBy({ title, slug: '', keywords: '', text }, sameWords),
    ].join('');
    await add(
      index,
      address,
      `<html lang="en"><body><main data-pagefind-body data-pagefind-filter="kind:${kind}">${body}</main></body></html>`,
    );
  }
  return records.length;
}

async function add(index: PagefindIndex, url: string, content: string): Promise<void> {
  const { errors } = await index.addHTMLFile({ url, content });
  if (errors.length > 0) throw new Error(`Pagefind cannot read ${url}: ${errors.join('; ')}`);
}

async function writeFiles(index: PagefindIndex, dist: string): Promise<void> {
  const { files, errors } = await index.getFiles();
  if (errors.length > 0) throw new Error(`Pagefind made no index: ${errors.join('; ')}`);
  const folder = path.join(dist, FOLDER);
  rmSync(folder, { recursive: true, force: true });
  for (const name of ['', 'fragment', 'index', 'filter']) {
    mkdirSync(path.join(folder, name), { recursive: true });
  }
  for (const file of files) {
    if (NEEDED.test(file.path)) writeFileSync(path.join(folder, file.path), file.content);
  }
  writeFileSync(path.join(folder, WORDS), JSON.stringify(indexedWords(files)));
}

/**
 * Every word of the index once: those by which pages call themselves first, since a reader who slips is
 * more likely to have meant one of them.
 */
function indexedWords(files: readonly IndexFile[]): string[] {
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
  return [...new Set([...[...names].sort(), ...[...texts].sort()])];
}

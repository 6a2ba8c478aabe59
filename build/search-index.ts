import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { close } from 'pagefind';
import { keptFolder } from '#schemas/kept-folder.ts';
import { forgetUnused } from './kept-results.ts';
import { asOneWord, DIST } from './output-folder.ts';
import { type MadePart, type SearchPart, searchPart } from './search-part.ts';
import { escapeHtml, lookedForBy } from './searched-page.ts';
import { codeStamp } from './source-stamp.ts';
import { step } from './step.ts';
import type { SearchSource } from '#domain/search/search-record.ts';

const FOLDER = 'pagefind';
/** What is known of the index beside what Pagefind reads: `src/browser/search-index.ts`. */
const KNOWN = 'words.json';

/**
 * Pages in a part of the index: all of them. In a part that lacks a word Pagefind answers with the longest beginning
 * that it knows, so that the merged answer is wrong. docs/decisions/035-kept-by-what-it-is-made-from.md
 */
const PAGES_IN_A_PART = Infinity;

/** Parts of the index that builds have made. */
const KEPT = keptFolder('search-parts');

/** The search index of a site, which Pagefind makes on another core while the pages are being finished. */
export type SearchIndex = {
  /** Starts it, with what it is made from besides the pages, and how many of these there will be. */
  begin: (source: SearchSource, pageCount: number) => void;
  /** Has a page added, one at a time and in their order. Waits while too many others do. */
  add: (address: string, page: string) => Promise<void>;
  /** Adds the records and writes the index. Returns how many entries there are. */
  end: (dist: string) => Promise<number>;
};

/** Writes the index of the pages that were added to it. */
export const searchIndex = (search: SearchIndex) => step('search index', search.end);

/**
 * An index that pages can be added to: of a built site every page whose `main` is marked, and the records that
 * the site lists. Each part is kept, and made anew where a page in it has changed. Throws if Pagefind refuses anything.
 */
export function newSearchIndex(pagesInPart = PAGES_IN_A_PART): SearchIndex {
  let begun: { parts: SearchPart[]; source: SearchSource; entryCount: number } | undefined;
  const expectBegun = () => {
    if (begun === undefined) throw new Error('Expected a search index that was begun');
    return begun;
  };
  const add = async (address: string, page: string) => {
    const index = expectBegun();
    index.entryCount += 1;
    await index.parts[partOf(address, index.parts.length)]?.add(address, page);
  };
  return {
    begin: (source, pageCount) => {
      const count = Math.max(1, Math.ceil(pageCount / pagesInPart));
      const recipe = codeStamp();
      const parts = Array.from({ length: count }, (_, part) =>
        searchPart(KEPT, `${asOneWord(DIST)}.${part}-of-${count}`, recipe),
      );
      mkdirSync(KEPT, { recursive: true });
      begun = { parts, source, entryCount: 0 };
    },
    add,
    end: async (dist) => {
      const index = expectBegun();
      try {
        if (index.entryCount === 0) {
          throw new Error(`Expected pages to search in ${dist}, found none`);
        }
        for (const [address, page] of recordPages(index.source)) await add(address, page);
        await writeParts(index.parts, path.join(dist, FOLDER));
        forgetUnused(KEPT);
        return index.entryCount;
      } finally {
        begun = undefined;
        await close();
      }
    },
  };
}

/** By its address alone, so that no page moves to another part when others come or go. */
const partOf = (address: string, count: number): number =>
  createHash('sha256').update(address).digest().readUInt32BE() % count;

/** The records of a site, each as a page. */
function recordPages({ records, sameWords }: SearchSource): [address: string, page: string][] {
  return records.map(({ address, title, kind, text }) => {
    // An h2 weighs less than an h1: the review of a casino comes before the offer that names it.
    const body = [
      `<h2 data-pagefind-meta="title">${escapeHtml(title)}</h2><p>${escapeHtml(text)}</p>`,
      lookedForBy({ title, slug: '', keywords: '', text }, sameWords),
    ].join('');
    return [
      address,
      `<html lang="en"><body><main data-pagefind-body data-pagefind-filter="kind:${kind}">${body}</main></body></html>`,
    ];
  });
}

/** The first part lies in the folder itself, with what all of them need; the others each in one of their own. */
async function writeParts(parts: readonly SearchPart[], folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  const names = new Set<string>();
  const texts = new Set<string>();
  const others: string[] = [];
  let isFirst = true;
  for (const [number, part] of parts.entries()) {
    const made = await part.end();
    if (made === null) continue;
    if (!isFirst) others.push(`part-${number}`);
    writePart(made, path.join(folder, isFirst ? '' : `part-${number}`), isFirst);
    isFirst = false;
    for (const word of made.names) names.add(word);
    for (const word of made.texts) texts.add(word);
  }
  // Those of names first: a reader who slips is more likely to have meant one of them.
  const words = [...new Set([...[...names].sort(), ...[...texts].sort()])];
  writeFileSync(path.join(folder, KNOWN), JSON.stringify({ parts: others, words }));
}

/** What runs the search is that of the first part. */
const OF_FIRST = /^(?:pagefind\.js|wasm\.)/;

function writePart({ files }: MadePart, folder: string, isFirst: boolean): void {
  for (const name of ['', 'fragment', 'index', 'filter']) {
    mkdirSync(path.join(folder, name), { recursive: true });
  }
  for (const file of files) {
    if (isFirst || !OF_FIRST.test(file.path)) {
      writeFileSync(path.join(folder, file.path), file.content);
    }
  }
}

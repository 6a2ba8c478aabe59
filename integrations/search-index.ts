import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { close } from 'pagefind';
import { keptFolder } from '#schemas/kept-folder.ts';
import { type PartOfIndex, writeJoinedIndex } from './joined-index.ts';
import { forgetUnused } from './kept-results.ts';
import { asOneWord, DIST } from './output-folder.ts';
import { addressOfFile } from './page-kinds.ts';
import { type MadePart, type SearchPart, searchPart } from './search-part.ts';
import { type Cut, partsOf, type SearchParts } from './search-parts.ts';
import { escapeHtml, lookedForBy } from './searched-page.ts';
import { codeStamp } from '#tools/build/source-stamp.ts';
import { step } from './step.ts';
import type { SearchSource } from '#domain/search/search-record.ts';

const FOLDER = 'pagefind';
/** Every word of the index, for the browser to tell a slip from a word. */
const WORDS = 'words.json';

/** Pagefind takes 5 ms and 0.4 MB for a page: 3 s and 0.25 GB for a part. */
const CUT: Cut = { manyPages: 1_000, fullFolder: 200, pagesOfPart: 625 };

/** Parts of the index that builds have made. */
const KEPT = keptFolder('search-parts');

/** The search index of a site, which Pagefind makes on another core while the pages are being finished. */
export type SearchIndex = {
  /** The files of all pages, in the order in which the pages are to be added: one part after another. */
  inOrder: (files: readonly string[]) => readonly string[];
  /** Starts it, with what it is made from besides the pages. */
  begin: (source: SearchSource) => void;
  /** Has a page added, one at a time and in their order. Waits while too many others do. */
  add: (address: string, page: string) => Promise<void>;
  /** Adds the records and writes the index. Returns how many entries there are. */
  end: (dist: string) => Promise<number>;
};

/** Writes the index of the pages that were added to it. */
export const searchIndex = (search: SearchIndex) => step('search index', search.end);

/** A part under way, with the places of its entries in the order of the site. */
type OpenPart = { number: number; part: SearchPart; places: number[] };
type Made = MadePart & { places: readonly number[] };

/** An index under way. */
type Begun = {
  source: SearchSource;
  recipe: string;
  entryCount: number;
  /** The part that pages are added to. */
  open: OpenPart | undefined;
  /** The parts before it. */
  made: Promise<Made>[];
};

/**
 * An index that pages can be added to: of a built site every page whose `main` is marked, and the records that
 * the site lists. Of a large site it is made in parts, one after another. Each is kept, and made anew where a page in it
 * has changed. Throws if Pagefind refuses anything.
 */
export function newSearchIndex(cut = CUT): SearchIndex {
  let parts: SearchParts = partsOf([], cut);
  const places = new Map<string, number>();
  let begun: Begun | undefined;
  const expectBegun = () => {
    if (begun === undefined) throw new Error('Expected a search index that was begun');
    return begun;
  };
  return {
    inOrder: (files) => {
      parts = partsOf(files, cut);
      for (const file of files) places.set(addressOfFile(file), places.size);
      const numbers = new Map(files.map((file) => [file, parts.of(addressOfFile(file))]));
      return files.toSorted((a, b) => (numbers.get(a) ?? 0) - (numbers.get(b) ?? 0));
    },
    begin: (source) => {
      mkdirSync(KEPT, { recursive: true });
      const recipe = codeStamp();
      begun = { source, recipe, entryCount: 0, open: undefined, made: [] };
    },
    add: async (address, page) => {
      const index = expectBegun();
      const number = parts.of(address);
      const place = places.get(address);
      if (place === undefined) {
        throw new Error(`Expected a page that was announced, found ${address}`);
      }
      if (number < (index.open?.number ?? 0)) {
        throw new Error(`Expected ${address} before the pages of other parts of the index`);
      }
      if (number !== index.open?.number) {
        await endPart(index);
        const name = `${asOneWord(DIST)}.${number}-of-${parts.count}`;
        index.open = { number, part: searchPart(KEPT, name, index.recipe), places: [] };
      }
      index.entryCount += 1;
      index.open.places.push(place);
      await index.open.part.add(address, page);
    },
    end: async (dist) => {
      const index = expectBegun();
      try {
        if (index.entryCount === 0) {
          throw new Error(`Expected pages to search in ${dist}, found none`);
        }
        await endPart(index);
        await writeIndex(await Promise.all(index.made), path.join(dist, FOLDER));
        forgetUnused(KEPT);
        return index.entryCount;
      } finally {
        begun = undefined;
        await close();
      }
    },
  };
}

/** Has the open part made while pages of the next are added. Waits for the part before it. */
async function endPart(index: Begun): Promise<void> {
  const { open, source, made } = index;
  if (open === undefined) return;
  await made.at(-1);
  const isFirst = made.length === 0;
  if (isFirst) index.entryCount += source.records.length;
  const make = async () => {
    if (isFirst) await addRecords(open, source);
    return { ...(await open.part.end()), places: open.places };
  };
  const making = make();
  // Whoever waits for it hears what it says: the next part, or the end.
  making.catch(() => undefined);
  made.push(making);
}

/** Records come after all pages. */
const BEHIND_PAGES = 1e9;

/** Adds the records of a site, each as a page. They stand on lists, and change with them. */
async function addRecords(open: OpenPart, { records, sameWords }: SearchSource): Promise<void> {
  for (const [number, { address, title, kind, text }] of records.entries()) {
    // An h2 weighs less than an h1: the review of a casino comes before the offer that names it.
    const body = [
      `<h2 data-pagefind-meta="title">${escapeHtml(title)}</h2><p>${escapeHtml(text)}</p>`,
      lookedForBy({ title, slug: '', keywords: '', text }, sameWords),
    ].join('');
    open.places.push(BEHIND_PAGES + number);
    await open.part.add(
      address,
      `<html lang="en"><body><main data-pagefind-body data-pagefind-filter="kind:${kind}">${body}</main></body></html>`,
    );
  }
}

async function writeIndex(parts: readonly Made[], folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  for (const name of ['', 'fragment', 'index', 'filter']) {
    mkdirSync(path.join(folder, name), { recursive: true });
  }
  await writeJoinedIndex(numbered(parts), (file) =>
    writeFileSync(path.join(folder, file.path), file.content),
  );
  writeFileSync(path.join(folder, WORDS), JSON.stringify(wordsOf(parts)));
}

/** The parts with the number of each entry among all: the index does not show in what parts it was made. */
function numbered(parts: readonly Made[]): PartOfIndex[] {
  const places = parts.flatMap((part) => part.places).sort((a, b) => a - b);
  const numbers = new Map(places.map((place, number) => [place, number]));
  const numberOf = (place: number) => numbers.get(place) ?? 0;
  return parts.map((part) => ({ read: part.read, numbers: part.places.map(numberOf) }));
}

/** Every word once. Those of names first: a reader who slips is more likely to have meant one of them. */
function wordsOf(parts: readonly MadePart[]): string[] {
  const names = new Set(parts.flatMap((part) => part.names));
  const texts = new Set(parts.flatMap((part) => part.texts));
  return [...new Set([...[...names].sort(), ...[...texts].sort()])];
}

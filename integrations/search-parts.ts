import { createHash } from 'node:crypto';
import path from 'node:path';
import { addressOfFile } from './page-kinds.ts';

/** How a large site is cut into parts of its index. */
export type Cut = {
  /** A site of fewer pages has one index. */
  manyPages: number;
  /** The pages of a smaller folder are in the first part. */
  fullFolder: number;
  /** At most about so many pages are in one of the others, and half of them at least. */
  pagesOfPart: number;
};

/** The number of the part that a page is in. */
export type SearchParts = {
  /** 1 where the index is one. */
  count: number;
  of: (address: string) => number;
};

/**
 * How the index of these pages is cut. The first part has what changes with other pages: lists, and all kinds of
 * which there are few. The others have the pages of full folders, each by its own address alone, so that a page
 * that comes, goes or changes makes one part anew.
 */
export function partsOf(files: readonly string[], cut: Cut): SearchParts {
  const pagesIn = new Map<string, number>();
  for (const file of files) {
    const folder = path.posix.dirname(addressOfFile(file));
    pagesIn.set(folder, (pagesIn.get(folder) ?? 0) + 1);
  }
  const full = new Map([...pagesIn].filter(([, count]) => count >= cut.fullFolder));
  const pageCount = [...full.values()].reduce((sum, count) => sum + count, 0);
  if (files.length < cut.manyPages || pageCount === 0) return { count: 1, of: () => 0 };
  // Doubled when it is, and not by each page that comes: another number puts every page into another part.
  const others = 2 ** Math.max(0, Math.ceil(Math.log2(pageCount / cut.pagesOfPart)));
  return {
    count: 1 + others,
    of: (address) => (full.has(path.posix.dirname(address)) ? 1 + (numberOf(address) % others) : 0),
  };
}

/** The same for the same address, and as likely to be any number as another. */
const numberOf = (address: string) => createHash('sha256').update(address).digest().readUInt32BE();

import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { SearchSource } from '#domain/search/search-record.ts';
import { tellProgress } from './build-steps.ts';
import { EARLY_CODE } from './early-script.ts';
import { addressOfScript } from './finish-page.ts';
import { type Finished, finishingThreads, type FinishingThreads } from './finishing.ts';
import { inOrder } from './in-order.ts';
import type { InlineCode } from './inline-code.ts';
import type { IslandFiles } from './island-files.ts';
import type { KeptPages } from './kept-pages.ts';
import { addressOfFile } from './page-kinds.ts';
import type { SearchIndex } from './search-index.ts';
import type { Sheets } from './sheets-of-pages.ts';

/** What other steps know, and what they have to hear. */
export type Steps = {
  inline: InlineCode;
  islands: IslandFiles;
  search: SearchIndex;
  pages: KeptPages;
};

type Given = Steps & {
  dist: string;
  astrosScripts: ReadonlySet<string>;
  /** The style sheets of the site, once all is bundled. */
  sheets: () => Sheets;
};

/** From where Astro has drawn a page to where it stands finished in the site, and is searched. */
export type PageLine = {
  /** Says which pages come, by their files. Returns the place of each in the order in which they are searched. */
  expect: (files: readonly string[]) => ReadonlyMap<string, number>;
  /** Once all is bundled, before the first page. */
  begin: (source: SearchSource) => Promise<void>;
  /** Finishes a page; of one that is kept, what Astro has drawn counts for nothing. */
  finish: (file: string, html: string) => Promise<void>;
  /** Once all pages are finished. Throws where one has not come. */
  end: () => Promise<void>;
};

export function pageLine({ inline, islands, search, pages, ...given }: Given): PageLine {
  const { dist, astrosScripts } = given;
  const numbers = new Map<string, number>();
  const addresses = new Set<string>();
  let sheets: Sheets | undefined;
  let threads: FinishingThreads | undefined;
  let done = 0;
  const addToSearch = inOrder(
    async ({ file, searched }: { file: string; searched: string | null }) => {
      if (searched !== null) await search.add(addressOfFile(file), searched);
    },
  );
  const note = (finished: Finished) => {
    for (const hash of finished.inline.scripts) inline.scripts.add(hash);
    for (const hash of finished.inline.styles) inline.styles.add(hash);
    for (const address of finished.files) addresses.add(address);
  };
  return {
    expect: (files) => {
      for (const file of search.inOrder([...new Set(files)])) numbers.set(file, numbers.size);
      return numbers;
    },
    begin: async (source) => {
      sheets = given.sheets();
      const { sameWords, fillers } = source;
      const site = { ...sheets, early: EARLY_CODE, astrosScripts, source: { sameWords, fillers } };
      const { imports } = islands;
      pages.begin([JSON.stringify([site, [...sheets.css], [...astrosScripts], [...imports]])]);
      threads = finishingThreads({
        ...site,
        imports,
        dist,
        pageCount: numbers.size,
        // The policy is still to come into them.
        hasCopies: process.env['POLICY_IN_PAGES'] !== 'yes',
      });
      search.begin(source);
    },
    finish: async (file, html) => {
      const number = numbers.get(file);
      if (threads === undefined || number === undefined) {
        throw new Error(`Expected a page that was announced, found ${file}`);
      }
      const place = pages.placeOf(addressOfFile(file));
      const finished = await threads.finish(
        place?.isKept === true
          ? { file, html: null, keptIn: place.keptIn, isKept: true }
          : { file, html, keptIn: place?.keptIn ?? null, isKept: false },
      );
      note(finished);
      done += 1;
      tellProgress(done, numbers.size);
      await addToSearch(number, { file, searched: finished.searched });
    },
    end: async () => {
      if (done !== numbers.size) {
        throw new Error(`Expected ${numbers.size} pages, found ${done}`);
      }
      await threads?.end();
      for (const script of astrosScripts) {
        const address = addressOfScript(script);
        if (addresses.has(address)) writeFileSync(path.join(dist, address), script);
      }
      pages.forgetUnused();
      for (const sheet of sheets?.css.keys() ?? []) rmSync(path.join(dist, sheet));
    },
  };
}

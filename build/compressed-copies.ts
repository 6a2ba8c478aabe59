import { createHash, randomUUID } from 'node:crypto';
import { copyFileSync, globSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import pMap from 'p-map';
import { keptFolder } from '#schemas/kept-folder.ts';
import { tellProgress } from './build-steps.ts';
import { forgetUnused, markUsed } from './kept-results.ts';
import { step } from './step.ts';

const PAGES = '**/*.html';
const TEXT = '**/*.{html,css,js,svg,json,xml,txt,webmanifest}';
const SMALLEST_WORTH_IT_BYTES = 512;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Quality 11 takes 3 times as long, for copies 2.1 % smaller. */
const BROTLI_QUALITY = 10;
/**
 * Of a site of so many pages: at 10 they alone would take two cores 12 minutes for 20,000. Quality 8 takes
 * 6 ms a page and not 74, for copies 8 % larger.
 */
const MANY_PAGES = 2_000;
const BROTLI_QUALITY_OF_MANY = 8;
const GZIP_QUALITY = 9;

type Form = {
  ending: string;
  quality: number;
  version: string | undefined;
  compress: (bytes: Buffer) => Promise<Buffer>;
};

/** How the files of a site are compressed; all of its builds do the same. */
const formsOf = (pageCount: number): readonly Form[] => [
  {
    ending: 'gz',
    quality: GZIP_QUALITY,
    version: process.versions.zlib,
    compress: (bytes) => gzipped(bytes, { level: GZIP_QUALITY }),
  },
  brotliOf(pageCount < MANY_PAGES ? BROTLI_QUALITY : BROTLI_QUALITY_OF_MANY),
];

const brotliOf = (quality: number): Form => ({
  ending: 'br',
  quality,
  version: process.versions['brotli'],
  compress: (bytes) =>
    brotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
});

/** Copies from one build to the next, by the hash of what they are made from and how. */
const KEPT = keptFolder('compressed');

/** Files in work at a time: all at once, a large site would not fit into memory. */
const concurrency = 8;

/** Compresses every file of the site once, so that no server has to. */
export const compressedCopies = () =>
  step('compressed copies', async (dist) => {
    await compressFolder(dist);
    forgetUnused(KEPT);
  });

/**
 * Writes a Brotli and a gzip copy beside every text file, or those of a pattern, that is worth it. What
 * has not changed since an earlier build is copied from `kept`.
 */
export async function compressFolder(
  dist: string,
  { pattern = TEXT, kept = KEPT }: { pattern?: string; kept?: string } = {},
): Promise<void> {
  await mkdir(kept, { recursive: true });
  const forms = formsOf(globSync(PAGES, { cwd: dist }).length);
  const files = globSync(pattern, { cwd: dist })
    .map((file) => path.join(dist, file))
    .filter((file) => statSync(file).size >= SMALLEST_WORTH_IT_BYTES);
  let done = 0;
  await pMap(
    files,
    async (file) => {
      const copies = await copiesOf(readFileSync(file), forms, kept);
      for (const { copy, ending } of copies) copyFileSync(copy, `${file}.${ending}`);
      done += 1;
      tellProgress(done, files.length);
    },
    { concurrency },
  );
}

/**
 * Compresses what is finished while the rest is being made: by other cores than that which makes it. What
 * fails here is done again, and told, where the copies are written.
 */
export function compressionAhead(pageCount: number, kept = KEPT) {
  const forms = formsOf(pageCount);
  const underWay = new Set<Promise<unknown>>();
  mkdirSync(kept, { recursive: true });
  return {
    /** Waits while too much is in work. */
    add: async (bytes: Buffer): Promise<void> => {
      if (bytes.length < SMALLEST_WORTH_IT_BYTES) return;
      const one = copiesOf(bytes, forms, kept).catch(() => undefined);
      underWay.add(one);
      void one.then(() => underWay.delete(one));
      // Answers of the other cores are heard between two turns.
      await turn();
      if (underWay.size >= concurrency) await Promise.race(underWay);
    },
    end: () => Promise.all(underWay),
  };
}

/** The kept copies of a file, compressed now if they were not before. */
async function copiesOf(
  bytes: Buffer,
  forms: readonly Form[],
  kept: string,
): Promise<{ copy: string; ending: string }[]> {
  const hash = createHash('sha256').update(bytes).digest('hex');
  return Promise.all(
    forms.map(async ({ ending, quality, version, compress }) => {
      const copy = path.join(kept, `${hash}.${quality}.${version}.${ending}`);
      if (!markUsed(copy)) {
        // Aside and renamed: two may compress the same at once, and a build may be killed.
        const aside = `${copy}.${randomUUID()}`;
        await writeFile(aside, await compress(bytes));
        await rename(aside, copy);
      }
      return { copy, ending };
    }),
  );
}

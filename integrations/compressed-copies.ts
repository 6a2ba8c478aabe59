import { randomUUID } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gunzipSync, gzip } from 'node:zlib';
import pMap from 'p-map';
import { keptFolder } from '#schemas/kept-folder.ts';
import { tellProgress } from './build-steps.ts';
import { forgetUnused, markUsed } from './kept-results.ts';
import { DIST } from './output-folder.ts';
import { hashOfBytes, type SiteFiles, siteFiles } from './site-files.ts';
import { step } from './step.ts';

const PAGES = '**/*.html';
const TEXT = '**/*.{html,css,js,svg,json,xml,txt,webmanifest}';
const ENDINGS = ['.gz', '.br'];
const SMALLEST_WORTH_IT_BYTES = 512;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Quality 11 takes 3 times as long, for copies 2.1 % smaller. */
const BROTLI_QUALITY = 10;
/**
 * Of a site of so many pages: at 10 they alone would take two cores 10 minutes for 20,000. Quality 6 takes
 * 3 ms a page and not 57, for copies 9 % larger.
 */
const MANY_PAGES = 2_000;
const BROTLI_QUALITY_OF_MANY = 6;
const GZIP_QUALITY = 9;

type Form = {
  ending: string;
  quality: number;
  version: string | undefined;
  compress: (bytes: Buffer) => Promise<Buffer>;
};

const GZIP: Form = {
  ending: 'gz',
  quality: GZIP_QUALITY,
  version: process.versions.zlib,
  compress: (bytes) => gzipped(bytes, { level: GZIP_QUALITY }),
};

/** How the files of a site are compressed; all of its builds do the same. */
const formsOf = (pageCount: number): readonly Form[] => [
  GZIP,
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

/** Compresses every file of the site once, so that no server has to: all but the pages that are already. */
export const compressedCopies = () =>
  step('compressed copies', async (dist) => {
    await compressFolder(dist, {
      before: DIST,
      isLeft: (file) => !ENDINGS.every((end) => existsSync(file + end)),
    });
    forgetUnused(KEPT);
  });

type WhatToCompress = {
  pattern?: string;
  kept?: string;
  isLeft?: (file: string) => boolean;
  /** The site before, if it lies in another folder. */
  before?: string;
};

/**
 * Writes a Brotli and a gzip copy beside every text file, or those of a pattern, that is worth it. What
 * has not changed since an earlier build is copied from `kept`.
 */
export async function compressFolder(
  dist: string,
  { pattern = TEXT, kept = KEPT, isLeft = () => true, before = dist }: WhatToCompress = {},
): Promise<void> {
  await mkdir(kept, { recursive: true });
  const site = siteFiles(dist, before);
  const forms = formsOf(globSync(PAGES, { cwd: dist }).length);
  const files = globSync(pattern, { cwd: dist }).filter((name) => {
    const file = path.join(dist, name);
    return isWorthIt(statSync(file).size) && isLeft(file);
  });
  let done = 0;
  await pMap(
    files,
    async (file) => {
      const bytes = readFileSync(path.join(dist, file));
      putBeside(file, await copiesOf(bytes, forms, kept), site);
      done += 1;
      tellProgress(done, files.length);
    },
    { concurrency },
  );
}

/** Compresses the pages of a site as they are finished, each in the same forms, by other cores than that which asks. */
export function pageCompression(pageCount: number, kept = KEPT) {
  const forms = formsOf(pageCount);
  mkdirSync(kept, { recursive: true });
  return {
    copiesOf: (bytes: Buffer) => copiesOf(bytes, forms, kept),
    /** Those of the bytes with a hash that are kept; nothing where one is gone. */
    keptCopiesOf: (hash: string): Copies | undefined => {
      const copies = forms.map((form) => ({
        copy: keptCopy(kept, hash, form),
        ending: form.ending,
      }));
      return copies.every(({ copy }) => markUsed(copy)) ? { hash, copies } : undefined;
    },
    /** The bytes with a hash that were compressed before; nothing where their copy is gone or broken. */
    read: (hash: string): Buffer | undefined => {
      try {
        return gunzipSync(readFileSync(keptCopy(kept, hash, GZIP)));
      } catch {
        return undefined;
      }
    },
  };
}

/** Puts copies beside a file of the site. */
export function putBeside(file: string, { copies }: Copies, site: SiteFiles): void {
  for (const { copy, ending } of copies) site.write(`${file}.${ending}`, readFileSync(copy));
}

/** Whether a file of so many bytes has copies. */
export const isWorthIt = (bytes: number) => bytes >= SMALLEST_WORTH_IT_BYTES;

const keptCopy = (kept: string, hash: string, { ending, quality, version }: Form) =>
  path.join(kept, `${hash}.${quality}.${version}.${ending}`);

export type Copies = { hash: string; copies: { copy: string; ending: string }[] };

/** The kept copies of a file, compressed now if they were not before. */
async function copiesOf(bytes: Buffer, forms: readonly Form[], kept: string): Promise<Copies> {
  const hash = hashOfBytes(bytes);
  const copies = await Promise.all(
    forms.map(async (form) => {
      const copy = keptCopy(kept, hash, form);
      if (!markUsed(copy)) {
        // Aside and renamed: two may compress the same at once, and a build may be killed.
        const aside = `${copy}.${randomUUID()}`;
        await writeFile(aside, await form.compress(bytes));
        await rename(aside, copy);
      }
      return { copy, ending: form.ending };
    }),
  );
  return { hash, copies };
}

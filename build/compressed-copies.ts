import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import pMap from 'p-map';
import { step } from './step.ts';

const TEXT = '**/*.{html,css,js,svg,json,xml,txt,webmanifest}';
const SMALLEST_WORTH_IT_BYTES = 512;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Files in work at a time: all at once, a large site would not fit into memory. */
const concurrency = 8;

/** Compresses every file of the site once, so that no server has to. */
export const compressedCopies = () => step('compressed-copies', (dist) => compressFolder(dist));

/** Writes a Brotli and a gzip copy beside every text file, or those of a pattern, that is worth it. */
export async function compressFolder(dist: string, pattern = TEXT): Promise<void> {
  const files = globSync(pattern, { cwd: dist })
    .map((file) => path.join(dist, file))
    .filter((file) => statSync(file).size >= SMALLEST_WORTH_IT_BYTES);
  await pMap(files, compressFile, { concurrency });
}

async function compressFile(file: string): Promise<void> {
  const bytes = readFileSync(file);
  writeFileSync(`${file}.gz`, await gzipped(bytes, { level: 9 }));
  writeFileSync(
    `${file}.br`,
    await brotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  );
}

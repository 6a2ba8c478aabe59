import { availableParallelism } from 'node:os';
import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = '**/*.{html,css,js,svg,json,xml,txt,webmanifest}';
const SMALLEST_WORTH_IT_BYTES = 512;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Quality 11 takes three times as long, for copies that are 2.1 % smaller. */
const BROTLI_QUALITY = 10;
const GZIP_LEVEL = 9;

/**
 * Writes a Brotli and a gzip copy beside every text file that a folder holds now and that is worth it, so that no
 * server has to compress.
 */
export async function compressFolder(folder: string): Promise<void> {
  const files = globSync(TEXT, { cwd: folder }).values();
  // zlib works in the thread pool: more files at a time would only fill the memory.
  const line = async () => {
    for (const file of files) await compressFile(`${folder}/${file}`);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, line));
}

async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < SMALLEST_WORTH_IT_BYTES) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const [br, gz] = await Promise.all([
    brotli(bytes, { params }),
    gzipped(bytes, { level: GZIP_LEVEL }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}

/** Finishes pages beside the build, on another core: it is given one after another, and writes them into the site. */
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { type Copies, isWorthIt, pageCompression, putBeside } from './compressed-copies.ts';
import { finishPage, type Site } from './finish-page.ts';
import type { Answer, Finished, Order, PagesToFinish } from './finishing.ts';
import { importsIn } from './island-files.ts';
import { readKept, writeKept } from './kept-results.ts';
import { DIST } from './output-folder.ts';
import { siteFiles } from './site-files.ts';

const { dist, pageCount, hasCopies, imports, ...rest } = workerData as PagesToFinish;
const site: Site = { ...rest, importsOf: importsIn(imports) };
const compression = pageCompression(pageCount);
// What is still to be written into is not shared with the site before.
const files = siteFiles(dist, hasCopies ? DIST : dist);
const folders = new Set<string>();

parentPort?.on('message', (order: Order) => void answer(order));

/** What is kept of a page, beside its compressed copies, which hold it whole: the hash of its bytes names them. */
type KeptPage = { hash: string; finished: Finished };

async function answer(order: Order): Promise<void> {
  const { id, file } = order;
  const done = await finish(order).then(
    (finished): Answer => ({ id, finished }),
    (error: unknown): Answer => ({
      id,
      fault: `${file}: ${error instanceof Error ? error.message : String(error)}`,
    }),
  );
  parentPort?.postMessage(done);
}

async function finish({ file, html, keptIn, isKept }: Order): Promise<Finished> {
  if (isKept) return restore(file, keptIn);
  const { html: text, ...finished } = finishPage(html, file, site);
  const hash = await write(file, Buffer.from(text));
  if (keptIn !== null) writeKept(keptIn, { hash, finished } satisfies KeptPage);
  return finished;
}

/** A page that an earlier build has finished: that of the site before, or else what its compressed copy holds. */
async function restore(file: string, keptIn: string): Promise<Finished> {
  const kept = readKept<KeptPage>(keptIn)?.result;
  if (kept !== undefined && takeOver(file, kept.hash)) return kept.finished;
  const bytes = kept && compression.read(kept.hash);
  if (bytes === undefined || (await write(file, bytes)) !== kept?.hash) {
    rmSync(keptIn, { force: true });
    throw new Error(`Expected it in ${keptIn}, which cannot be read: build once more`);
  }
  return kept.finished;
}

/** Has a page of the site before in this one too, with its copies. Says whether it was there. */
function takeOver(file: string, hash: string): boolean {
  const copies = compression.keptCopiesOf(hash);
  if (copies === undefined) return false;
  makeFolderOf(file);
  const size = files.takeOver(file, hash);
  if (size === undefined) return false;
  putCopies(file, size, copies);
  return true;
}

/** Writes a page and its compressed copies, and returns the hash of its bytes. */
async function write(file: string, bytes: Buffer): Promise<string> {
  makeFolderOf(file);
  files.write(file, bytes);
  const copies = await compression.copiesOf(bytes);
  putCopies(file, bytes.length, copies);
  return copies.hash;
}

function putCopies(file: string, size: number, copies: Copies): void {
  if (hasCopies && isWorthIt(size)) putBeside(file, copies, files);
}

function makeFolderOf(file: string): void {
  const folder = path.join(dist, path.dirname(file));
  if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
  folders.add(folder);
}

/** Finishes pages beside the build, on another core: it is given one after another, and writes them into the site. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { pageCompression } from './compressed-copies.ts';
import { finishPage, type Site } from './finish-page.ts';
import type { Answer, Finished, Order, PagesToFinish } from './finishing.ts';
import { importsIn } from './island-files.ts';
import { readKept, writeKept } from './kept-results.ts';

const { dist, pageCount, hasCopies, imports, ...rest } = workerData as PagesToFinish;
const site: Site = { ...rest, importsOf: importsIn(imports) };
const compression = pageCompression(pageCount);
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

/** A page that an earlier build has finished. */
async function restore(file: string, keptIn: string): Promise<Finished> {
  const kept = readKept<KeptPage>(keptIn)?.result;
  const bytes = kept && compression.read(kept.hash);
  if (bytes === undefined || (await write(file, bytes)) !== kept?.hash) {
    rmSync(keptIn, { force: true });
    throw new Error(`Expected it in ${keptIn}, which cannot be read: build once more`);
  }
  return kept.finished;
}

/** Writes a page and its compressed copies, and returns the hash of its bytes. */
async function write(file: string, bytes: Buffer): Promise<string> {
  const page = path.join(dist, file);
  const folder = path.dirname(page);
  if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
  folders.add(folder);
  writeFileSync(page, bytes);
  const copies = await compression.copiesOf(bytes);
  if (hasCopies) copies.putBeside(page);
  return copies.hash;
}

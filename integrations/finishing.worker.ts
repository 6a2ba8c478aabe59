/** Finishes pages beside the build, on another core: it is given one after another, and writes them into the site. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { finishPage, type Site } from './finish-page.ts';
import type { Answer, Finished, Order, PagesToFinish } from './finishing.ts';
import { importsIn } from './island-files.ts';

const { dist, imports, ...rest } = workerData as PagesToFinish;
const site: Site = { ...rest, importsOf: importsIn(imports) };

parentPort?.on('message', (order: Order) => {
  const { id, file } = order;
  try {
    parentPort?.postMessage({ id, finished: finish(order) } satisfies Answer);
  } catch (error) {
    const fault = `${file}: ${error instanceof Error ? error.message : String(error)}`;
    parentPort?.postMessage({ id, fault } satisfies Answer);
  }
});

function finish({ file, html }: Order): Finished {
  if (html === null) throw new Error('Expected the page, found that it was kept');
  const { html: text, ...finished } = finishPage(html, file, site);
  const place = path.join(dist, file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, text);
  return finished;
}

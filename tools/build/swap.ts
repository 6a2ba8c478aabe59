import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { asOneWord } from '#integrations/output-folder.ts';

const PREVIOUS = '.cache/previous';
/** Sites that nobody asks for any more. */
const REMOVED = '.cache/removed';

const REMOVE = 'tools/build/remove.worker.ts';

/** Where the site stays that the last build took the place of. */
export const previousOf = (dist: string) => path.join(PREVIOUS, asOneWord(dist));

/**
 * Puts a finished site in the place of the one in `dist` by two renames, and keeps the old one. Where
 * the second rename fails, the old site is back in its place and the error is thrown.
 */
export function swapIn(finished: string, dist: string): void {
  const previous = previousOf(dist);
  if (existsSync(previous)) {
    mkdirSync(REMOVED, { recursive: true });
    renameSync(previous, path.join(REMOVED, randomUUID()));
  }
  mkdirSync(PREVIOUS, { recursive: true });
  mkdirSync(path.dirname(dist), { recursive: true });
  const hadSite = existsSync(dist);
  if (hadSite) renameSync(dist, previous);
  try {
    renameSync(finished, dist);
  } catch (error) {
    if (hadSite) renameSync(previous, dist);
    throw error;
  }
}

/** Brings back the old site where a build was killed between the two renames. Says whether it did. */
export function mendSwap(dist: string): boolean {
  if (existsSync(dist) || !existsSync(previousOf(dist))) return false;
  renameSync(previousOf(dist), dist);
  return true;
}

/**
 * Has what earlier builds have put aside removed on another core, while this one reads its content: a site of 20,000
 * pages takes 20 seconds. Nobody waits for it; what is left over is removed with the next build.
 */
export function removePutAside(): void {
  if (!existsSync(REMOVED)) return;
  const worker = new Worker(path.resolve(REMOVE), { workerData: REMOVED });
  worker.on('error', () => undefined);
  worker.unref();
}

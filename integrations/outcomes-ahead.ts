import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { BonusKind, BonusTerms } from '#domain/bonuses/terms.ts';

/** Runs beside the build, by itself: it is given offers, and leaves their outcomes where pages look for them. */
const ENTRY = 'src/models/outcomes/play-ahead.worker.ts';

/**
 * Works out what becomes of the players of each offer on another core, while the scripts and styles are
 * bundled; the pages find it kept. What is not there in time, or failed, they work out themselves, so no build
 * waits for the end, which the promise tells of.
 */
export function playAhead(
  offers: readonly { kind: BonusKind; terms: BonusTerms }[],
): Promise<void> {
  const worker = new Worker(path.resolve(ENTRY), { workerData: offers });
  worker.unref();
  return new Promise((resolve) => {
    worker.on('error', () => resolve());
    worker.on('exit', () => resolve());
  });
}

import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { asOneWord } from './output-folder.ts';

const PREVIOUS = '.cache/previous';

/** Where the site stays that the last build took the place of. */
export const previousOf = (dist: string) => path.join(PREVIOUS, asOneWord(dist));

/**
 * Puts a finished site in the place of the one in `dist` by two renames, and keeps the old one. Where
 * the second rename fails, the old site is back in its place and the error is thrown.
 */
export function swapIn(finished: string, dist: string): void {
  const previous = previousOf(dist);
  rmSync(previous, { recursive: true, force: true });
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

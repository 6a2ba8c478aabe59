import { createHash } from 'node:crypto';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { constants, gunzipSync, gzipSync } from 'node:zlib';

const DAY_MS = 24 * 3600 * 1000;
const KEPT_DAYS = 30;

/** A number of texts as one hash; where one ends and the next begins is part of it. */
export function hashOf(texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(`${text.length}:`).update(text);
  return hash.digest('hex');
}

/**
 * What is made from texts, kept in a folder from one build to the next by the hash of those texts and of
 * the `recipe`: all else that the result follows from, such as the code. What cannot be made is not kept.
 */
export function keptResults<Result>(folder: string, recipe: readonly string[]) {
  const recipeHash = hashOf(recipe);
  mkdirSync(folder, { recursive: true });
  return (texts: readonly string[], make: () => Result): Result => {
    const file = path.join(folder, `${hashOf([recipeHash, ...texts])}.gz`);
    const kept = readKept<Result>(file);
    if (kept !== undefined) return kept.result;
    const result = make();
    writeKept(file, result);
    return result;
  };
}

/** Aside and renamed: two builds may make the same at once, and one may be killed. */
export function writeKept(file: string, result: unknown): void {
  const aside = `${file}.${process.pid}`;
  const level = constants.Z_BEST_SPEED;
  writeFileSync(aside, gzipSync(JSON.stringify({ result }), { level }));
  renameSync(aside, file);
}

/** What is kept in a file, which is then of use today; nothing where there is none that can be read. */
export function readKept<Result>(file: string): { result: Result } | undefined {
  if (!markUsed(file)) return undefined;
  try {
    return JSON.parse(gunzipSync(readFileSync(file)).toString()) as { result: Result };
  } catch {
    // A disk that was full: it is made again.
    return undefined;
  }
}

/** Says whether there is such a file, and writes down that it was of use, once a day. */
export function markUsed(file: string): boolean {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (stats === undefined) return false;
  const now = new Date();
  if (now.getTime() - stats.mtimeMs > DAY_MS) utimesSync(file, now, now);
  return true;
}

/** Removes what no build has used for a month. */
export function forgetUnused(folder: string): void {
  const oldest = Date.now() - KEPT_DAYS * DAY_MS;
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name);
    if (statSync(file).mtimeMs < oldest) rmSync(file, { force: true });
  }
}

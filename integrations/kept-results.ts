import { createHash } from 'node:crypto';
import {
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

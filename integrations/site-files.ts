import { createHash } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Puts files into a site that is being built, each by its path from the root of the site. */
export type SiteFiles = {
  write: (file: string, bytes: Uint8Array) => void;
  /** The file that the site before has there, if it has these bytes: how many they are, or nothing. */
  takeOver: (file: string, hash: string) => number | undefined;
};

/**
 * A file that the site `before` has there, byte for byte the same, is not written again: it gets a second name. A site of
 * 20,000 pages has 4 GB, of which one changed fact changes a hundredth, and what has not changed keeps its date for
 * whoever sends it to a host. What is written into such a file would be written into the site before as well.
 */
export function siteFiles(dist: string, before: string): SiteFiles {
  const link = (file: string, isSame: (there: Buffer) => boolean): number | undefined => {
    const there = path.join(before, file);
    try {
      const bytes = readFileSync(there);
      if (!isSame(bytes)) return undefined;
      linkSync(there, path.join(dist, file));
      return bytes.length;
    } catch {
      // None is there, or this disk has no links.
      return undefined;
    }
  };
  return {
    write: (file, bytes) => {
      const isLinked = link(file, (there) => there.equals(bytes)) !== undefined;
      if (!isLinked) writeNew(path.join(dist, file), bytes);
    },
    takeOver: (file, hash) => link(file, (there) => hashOfBytes(there) === hash),
  };
}

/** Not into a file that is there already: it may be one of the site before. */
function writeNew(file: string, bytes: Uint8Array): void {
  try {
    writeFileSync(file, bytes, { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    rmSync(file);
    writeFileSync(file, bytes);
  }
}

export const hashOfBytes = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

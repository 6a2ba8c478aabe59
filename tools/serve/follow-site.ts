import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { HASHED_FOLDER } from '#hosting/rules.ts';
import { type BuiltSite, isBuilt, readBuiltSite, type SiteFile } from './built-site.ts';
import { linkFolder } from './link-folder.ts';

/** Where a site stands, and where the builds before it and the server's own links to it go. */
export type SiteFolders = {
  /** The build that is to be served. Another build takes its place by being renamed to it. */
  dist: string;
  /** What stood there before, if anything did. */
  previous: string;
  /** Folder for links, on the same disk. */
  links: string;
};

export type FollowedSite = { current: () => BuiltSite; stop: () => void };

/** A site, the folder of links that it is read from, and which folder they were made from. */
type HeldSite = BuiltSite & { folder: string; identity: string };

const LOOK_EVERY_MS = 200;
/** A swap takes two renames, and between them there is no site for an instant. */
const LONGEST_SWAP_MS = 2000;

/**
 * Holds the build in `dist` as a whole, and changes to another as a whole once that stands there. It
 * works on links of its own to the files, so an answer of the old site finds its bytes whatever
 * becomes of its folder. Hashed files of the build before stay, for pages that were loaded from it.
 */
export async function followSite(folders: SiteFolders): Promise<FollowedSite> {
  removeAbandonedLinks(folders.links);
  let held = await holdNow(folders);
  let before = holdPrevious(folders);
  let site = withHashedFilesOf(before, held);

  let refused: string | null = null;
  const look = () => {
    const identity = identify(folders.dist);
    if (identity === null || identity === held.identity || !isBuilt(folders.dist)) return;
    try {
      change();
    } catch (error) {
      if (identity !== refused) {
        console.error(`The new site cannot be read, so the old one is served on: ${String(error)}`);
      }
      refused = identity;
    }
  };
  const change = () => {
    const next = hold(folders.dist, folders.links);
    if (next === null) return;
    removeFolder(before?.folder);
    before = held;
    held = next;
    site = withHashedFilesOf(before, held);
  };
  const timer = setInterval(look, LOOK_EVERY_MS).unref();
  return {
    current: () => site,
    stop: () => {
      clearInterval(timer);
      removeFolder(held.folder);
      removeFolder(before?.folder);
    },
  };
}

async function holdNow({ dist, links }: SiteFolders): Promise<HeldSite> {
  const deadlineMs = Date.now() + LONGEST_SWAP_MS;
  for (;;) {
    const held = isBuilt(dist) ? hold(dist, links) : null;
    if (held !== null) return held;
    // Says what is missing.
    if (Date.now() > deadlineMs) readBuiltSite(dist);
    await wait(LOOK_EVERY_MS / 10);
  }
}

/** The build before, if it is whole: a build that swaps at this instant is about to remove it. */
function holdPrevious({ previous, links }: SiteFolders): HeldSite | null {
  try {
    return isBuilt(previous) ? hold(previous, links) : null;
  } catch {
    return null;
  }
}

/** Links and reads a site; `null` where another took its place meanwhile. */
function hold(dist: string, links: string): HeldSite | null {
  const identity = identify(dist);
  if (identity === null) return null;
  mkdirSync(links, { recursive: true });
  const folder = mkdtempSync(path.join(links, `${process.pid}-`));
  try {
    linkFolder(dist, folder);
    const site = readBuiltSite(folder);
    if (identify(dist) === identity) return { ...site, folder, identity };
  } catch (error) {
    if (identify(dist) === identity) {
      removeFolder(folder);
      throw error;
    }
  }
  removeFolder(folder);
  return null;
}

/**
 * Says which folder stands at a place: a rename brings another, a build within it does not. A disk
 * gives the number of a folder that is gone to a new one, so the time it was made belongs to it.
 */
function identify(folder: string): string | null {
  const stats = statSync(folder, { bigint: true, throwIfNoEntry: false });
  return stats === undefined ? null : `${stats.dev}:${stats.ino}:${stats.birthtimeNs}`;
}

function withHashedFilesOf(before: BuiltSite | null, site: BuiltSite): BuiltSite {
  const kept = [...(before?.files ?? new Map<string, SiteFile>())].filter(([address]) =>
    address.startsWith(HASHED_FOLDER),
  );
  return { ...site, files: new Map([...kept, ...site.files]) };
}

/** What servers left that were killed. The folders of a server carry the number of its process. */
function removeAbandonedLinks(links: string): void {
  mkdirSync(links, { recursive: true });
  for (const name of readdirSync(links)) {
    if (!isRunning(Number.parseInt(name, 10))) removeFolder(path.join(links, name));
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function removeFolder(folder: string | undefined): void {
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
}

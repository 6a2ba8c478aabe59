import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { JSDOM } from 'jsdom';
import { SAMPLE } from './fixtures/contents.ts';
import { buildEnv } from './fixtures/sites.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
/** Below the project, so that packages are found in the folders above, as the project finds them. */
const COPIES = path.join(ROOT, '.cache/copies');
/** What a build does not need, or makes itself, and the content, in whose place another is put. */
const LEFT_BEHIND = [
  'content',
  'node_modules',
  'dist',
  'preview',
  'test-results',
  'tests',
  '.git',
  '.astro',
  '.cache',
];

/** After which a build that does not end is ended. */
const LONGEST_BUILD_MS = 900_000;

/** A copy of the project's own files with another content in the place of its own; nothing in it is read or written by anybody else. */
export type ProjectCopy = {
  folder: string;
  /** The built site, once it is built. */
  dist: string;
  /** Builds the copy by the command that ships a site. Throws with the build's own words. */
  build: () => void;
  /** A built page by its name without the ending. */
  page: (name: string) => Document;
  remove: () => void;
};

export function copyProject(content: string = SAMPLE): ProjectCopy {
  mkdirSync(COPIES, { recursive: true });
  const folder = mkdtempSync(path.join(COPIES, 'copy-'));
  const dist = path.join(folder, 'dist');
  for (const name of readdirSync(ROOT).filter((own) => !LEFT_BEHIND.includes(own))) {
    cpSync(path.join(ROOT, name), path.join(folder, name), { recursive: true });
  }
  cpSync(content, path.join(folder, 'content'), { recursive: true });
  return {
    folder,
    dist,
    build: () => buildCopy(folder),
    // With its styles: a hostile text may look like one.
    page: (name) => new JSDOM(readFileSync(`${dist}/${name}.html`, 'utf8')).window.document,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function buildCopy(folder: string): void {
  const { status, stdout, stderr, error } = spawnSync(process.execPath, ['tools/build.ts'], {
    cwd: folder,
    encoding: 'utf8',
    timeout: LONGEST_BUILD_MS,
    env: buildEnv('content', 'dist'),
  });
  if (status !== 0) throw new Error(`${stdout}${stderr}`, { cause: error });
}

import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { JSDOM } from 'jsdom';
import { SAMPLE } from './fixtures/contents.ts';
import { buildEnv } from './fixtures/sites.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
/** Inside the project, so that packages resolve as they do for the project. */
const COPIES = path.join(ROOT, '.cache/copies');
/** Not copied: files that a build does not need or generates, and the content, which is replaced. */
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

/** Timeout of a build. */
const LONGEST_BUILD_MS = 900_000;

/** A copy of the project with other content, isolated from other tests. */
export type ProjectCopy = {
  folder: string;
  /** Folder of the built site. */
  dist: string;
  /** Builds the copy by the command for production. Throws with the output of the build. */
  build: () => void;
  /** A built page by file name without `.html`. */
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
    // With its styles, since a hostile text may look like one.
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

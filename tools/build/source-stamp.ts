import { createHash, type Hash } from 'node:crypto';
import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { asOneWord } from '#integrations/output-folder.ts';
import { useSiteClock } from '#check/read/site-clock.ts';
import { buildDay } from '#settings/build-day.ts';
import { CONTENT_DIR } from '#settings/content-folder.ts';

useSiteClock();

const CODE = [
  '{src,public,integrations,hosting,check}/**/*',
  '{astro.config.js,package.json,package-lock.json,tsconfig.json}',
];
/** The build itself writes the list of pages. */
const NOT_A_SOURCE = ['**/*.test.*', 'published.yaml'];
const SETTINGS = ['SITE_URL', 'POLICY_IN_PAGES', 'PREVIEW'];

/**
 * A hash of all that a site is made from: content, code, packages, settings and the day, on which drafts may
 * appear. Equal contents in two folders have the same one.
 */
export function sourceStamp(contentDir: string = CONTENT_DIR): string {
  const hash = createHash('sha256').update(buildDay());
  for (const pattern of CODE) addFiles(hash, '.', pattern);
  for (const name of SETTINGS) hash.update(`${name}=${process.env[name] ?? ''}`);
  addFiles(hash, contentDir, '**/*');
  return hash.digest('hex');
}

function addFiles(hash: Hash, root: string, pattern: string): void {
  for (const name of globSync(pattern, { cwd: root, exclude: NOT_A_SOURCE }).sort()) {
    const file = path.join(root, name);
    if (statSync(file).isFile()) hash.update(name).update(readFileSync(file));
  }
}

const stampFile = (dist: string) => path.join('.cache/build-stamps', asOneWord(dist));

/** True if the site in a folder was built from the sources with this stamp. */
export function isBuilt(dist: string, stamp: string): boolean {
  const file = stampFile(dist);
  const isThere = existsSync(path.join(dist, 'index.html')) && existsSync(file);
  return isThere && readFileSync(file, 'utf8') === stamp;
}

export const forgetBuild = (dist: string) => rmSync(stampFile(dist), { force: true });

export function rememberBuild(dist: string, stamp: string): void {
  mkdirSync(path.dirname(stampFile(dist)), { recursive: true });
  writeFileSync(stampFile(dist), stamp);
}

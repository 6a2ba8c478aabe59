import { createHash, type Hash } from 'node:crypto';
import {
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { buildDay } from '#schemas/build-day.ts';
import { CONTENT_DIR } from '#schemas/content-folder.ts';
import { asOneWord } from '#integrations/output-folder.ts';

const SOURCES = [
  'src/**/*',
  'public/**/*',
  'integrations/**/*.ts',
  'hosting/**/*.ts',
  'check/**/*.ts',
  'astro.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];
const STAMPS = '.cache/build-stamps';
const SETTINGS = ['SITE_URL', 'POLICY_IN_PAGES', 'PREVIEW'];
/** Days on which a file becomes part of the site. */
const DAYS = /^(?:publishOn|publishedOn):\s*['"]?(\d{4}-\d{2}-\d{2})/gm;

/**
 * A hash of all that a build depends on. Contents that are alike in two folders give the same one. The day
 * counts by what waits for one to come, and by its year, which the pages name.
 */
export function sourceStamp(contentDir: string = CONTENT_DIR): string {
  const hash = createHash('sha256');
  const day = buildDay();
  hash.update(day.slice(0, 4));
  addCode(hash, '.');
  for (const name of filesBelow(contentDir).sort()) {
    const bytes = readFileSync(path.join(contentDir, name));
    hash.update(name).update(bytes);
    if (!/\.(?:md|yaml)$/.test(name)) continue;
    // Names of fields and days are plain letters: for these, the bytes read alike in any form.
    for (const [, on = ''] of bytes.toString('latin1').matchAll(DAYS)) {
      if (on > day) hash.update(`${name} waits for ${on}`);
    }
  }
  return hash.digest('hex');
}

/** What lies in a folder and below it, but for what has a dot in front. Links to folders are followed once. */
function filesBelow(folder: string, isLinked = false): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const { name } = entry;
    if (name.startsWith('.')) return [];
    const file = path.join(folder, name);
    const isLink = entry.isSymbolicLink();
    const kind = isLink ? statSync(file, { throwIfNoEntry: false }) : entry;
    if (kind?.isFile() === true) return [name];
    if (kind?.isDirectory() !== true || isLinked) return [];
    return filesBelow(file, isLink).map((below) => path.join(name, below));
  });
}

/** A hash of all that a build depends on beside the content and the day: code, packages, settings. */
export function codeStamp(root = '.'): string {
  const hash = createHash('sha256');
  addCode(hash, root);
  return hash.digest('hex');
}

function addCode(hash: Hash, root: string): void {
  addFiles(
    hash,
    SOURCES.flatMap((pattern) => globSync(pattern, { cwd: root })),
    root,
  );
  for (const name of SETTINGS) hash.update(`${name}=${process.env[name] ?? ''}`);
}

function addFiles(hash: Hash, names: string[], folder: string): void {
  for (const name of names.sort()) {
    const file = path.join(folder, name);
    if (statSync(file).isFile()) hash.update(name).update(readFileSync(file));
  }
}

const stampFile = (dist: string) => path.join(STAMPS, asOneWord(dist));

/** Whether the site in a folder was built from the sources as they are now. */
export function isBuilt(dist: string, stamp: string): boolean {
  const file = stampFile(dist);
  return (
    existsSync(path.join(dist, 'index.html')) &&
    existsSync(file) &&
    readFileSync(file, 'utf8') === stamp
  );
}

/** What a build that does not come to its end leaves behind counts as built from nothing. */
export function forgetBuild(dist: string): void {
  rmSync(stampFile(dist), { force: true });
}

export function rememberBuild(dist: string, stamp: string): void {
  mkdirSync(STAMPS, { recursive: true });
  writeFileSync(stampFile(dist), stamp);
}

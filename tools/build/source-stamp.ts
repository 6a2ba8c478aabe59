import { createHash } from 'node:crypto';
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

const SOURCES = [
  'src/**/*',
  'content/**/*',
  'public/**/*',
  'build/**/*',
  'hosting/**/*.ts',
  'tools/build/**/*',
  'tools/build.ts',
  'tools/content/**/*',
  'tools/launch/**/*',
  'astro.config.ts',
  'package-lock.json',
  'tsconfig.json',
];
const STAMP_FILE = '.cache/build-stamp';
const SETTINGS = ['SITE_URL', 'BASE_PATH'];

/** A hash of all that a build depends on. */
export function sourceStamp(): string {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap((pattern) => globSync(pattern)).sort()) {
    if (statSync(file).isFile()) hash.update(file).update(readFileSync(file));
  }
  for (const name of SETTINGS) hash.update(`${name}=${process.env[name] ?? ''}`);
  return hash.digest('hex');
}

/** Whether `dist/` was built from the sources as they are now. */
export function isBuilt(stamp: string): boolean {
  return (
    existsSync('dist/index.html') &&
    existsSync(STAMP_FILE) &&
    readFileSync(STAMP_FILE, 'utf8') === stamp
  );
}

/** What a build that does not come to its end leaves in `dist/` counts as built from nothing. */
export function forgetBuild(): void {
  rmSync(STAMP_FILE, { force: true });
}

export function rememberBuild(stamp: string): void {
  mkdirSync(path.dirname(STAMP_FILE), { recursive: true });
  writeFileSync(STAMP_FILE, stamp);
}

import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkContent } from '#check/check-content.ts';
import { formatProblem } from '#check/describe-issue.ts';
import { serverFilesOf } from '#integrations/hosting-files.ts';
import { asOneWord, ASTRO_CACHE, DIST } from '#integrations/output-folder.ts';
import { forgetBuild, isBuilt, rememberBuild, sourceStamp } from './source-stamp.ts';

/** A build without one of these replaces no site. */
const NEEDED = ['index.html', '404.html', 'robots.txt', 'sitemap.xml', 'pagefind/pagefind.js'];

/** One for all folders: Astro writes types and the list of pictures into `.astro`, whatever it builds. */
const LOCK = '.cache/build-under-way';

/**
 * Builds the site into a folder aside, if its sources have changed, and replaces the old one by two renames.
 * A build that fails or is killed leaves the old site. Throws with the build's own words.
 */
export async function buildSite(dist = DIST): Promise<'built' | 'unchanged'> {
  const stamp = sourceStamp();
  if (isBuilt(dist, stamp)) return 'unchanged';
  const unlock = lockBuilds();
  console.log('Building the site…');
  try {
    const aside = path.join('.cache/next', asOneWord(dist));
    remove(aside, serverFilesOf(aside));
    await runAstro(aside);
    const missing = NEEDED.filter((file) => !existsSync(path.join(aside, file)));
    if (missing.length > 0) throw new Error(`The build wrote no ${missing.join(', no ')}.`);
    forgetBuild(dist);
    replace(dist, aside);
    replace(serverFilesOf(dist), serverFilesOf(aside));
    rememberBuild(dist, stamp);
  } finally {
    unlock();
  }
  return 'built';
}

/** As `astro build` does. Where the content is at fault, the error names all that is wrong with it. */
async function runAstro(outDir: string): Promise<void> {
  try {
    // With content that was read under another schema, Astro 7.3 never ends.
    remove(path.join(ASTRO_CACHE, 'data-store.json'));
    // Only here: a site that is built already is served half a second sooner.
    const { build } = await import('astro');
    await build({ root: process.cwd(), outDir, logLevel: 'warn' });
  } catch (error) {
    const problems = (await checkContent()).problems.map(formatProblem);
    throw problems.length === 0 ? error : new Error(problems.join('\n'), { cause: error });
  }
}

function replace(folder: string, next: string): void {
  const old = `${next}.old`;
  remove(old);
  mkdirSync(path.dirname(folder), { recursive: true });
  if (existsSync(folder)) renameSync(folder, old);
  renameSync(next, folder);
  remove(old);
}

function remove(...folders: string[]): void {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}

/** Throws while another process builds. Returns what ends the lock; a killed build's lock is taken over. */
function lockBuilds(): () => void {
  mkdirSync(path.dirname(LOCK), { recursive: true });
  const owner = existsSync(LOCK) ? Number(readFileSync(LOCK, 'utf8')) : 0;
  if (owner > 0 && isRunning(owner)) {
    throw new Error(`Another build is under way (process ${owner}). Wait for it, or end it first.`);
  }
  remove(LOCK);
  writeFileSync(LOCK, String(process.pid), { flag: 'wx' });
  return () => remove(LOCK);
}

function isRunning(pid: number): boolean {
  try {
    // Signal 0 only asks whether the process exists.
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

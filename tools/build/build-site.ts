import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { type AstroUserConfig, build } from 'astro';
import { beginStep, hearBuild } from '#integrations/build-steps.ts';
import { lockBuild, takeTurn } from './build-lock.ts';
import { checkBeforeConfig } from '#integrations/content-check.ts';
import { serverFilesOf } from '#integrations/hosting-files.ts';
import { asOneWord, ASTRO_CACHE, DIST } from '#integrations/output-folder.ts';
import { forgetBuild, isBuilt, rememberBuild, sourceStamp } from './source-stamp.ts';
import { mendSwap, removePutAside, swapIn } from './swap.ts';

/** What a host cannot do without; a build that lacks one of them takes no site's place. */
const NEEDED = ['index.html', '404.html', 'robots.txt', 'sitemap.xml', 'pagefind/pagefind.js'];

/**
 * Builds the site if its sources have changed: aside, checked, and put in the place of the old one as a
 * whole. A build that fails or is killed leaves the old site as it was. Throws with the build's own
 * words, and while another build of the same folder is under way.
 */
export async function buildSite(dist = DIST): Promise<'built' | 'unchanged'> {
  // What is back is older than what was built last, which somebody may have deleted.
  if (mendSwap(dist)) forgetBuild(dist);
  const stamp = sourceStamp();
  if (isBuilt(dist, stamp)) return 'unchanged';
  beginStep('content');
  // Before the configuration is read, which stands on content/site.yaml.
  await checkBeforeConfig();
  const unlock = lockBuild(dist);
  removePutAside();
  const aside = path.join('.cache/next', asOneWord(dist));
  const asideFiles = serverFilesOf(aside);
  try {
    for (const folder of [aside, asideFiles]) rmSync(folder, { recursive: true, force: true });
    forgetReadContent();
    const config = await readConfig();
    await inTurn(() => build({ ...config, configFile: false, outDir: aside, logLevel: 'warn' }));
    for (const file of NEEDED) {
      if (!existsSync(path.join(aside, file))) {
        throw new Error(`Expected the build to write ${file}, found none: the old site stays`);
      }
    }
    forgetBuild(dist);
    swapIn(aside, dist);
    replaceFolder(asideFiles, serverFilesOf(dist));
    rememberBuild(dist, stamp);
  } finally {
    unlock();
  }
  return 'built';
}

/**
 * The configuration as Astro would read it, by Node itself: Astro starts a server of Vite's for it, and reads all
 * the steps anew, the check of the content among them. Each build has one of its own, with the settings
 * of the content as it is then.
 */
async function readConfig(): Promise<AstroUserConfig> {
  // As Astro does first of all: what the steps import asks for it.
  process.env['NODE_ENV'] ||= 'production';
  const read: { default: AstroUserConfig } = await import(`../../astro.config.ts?${Date.now()}`);
  return { ...read.default, root: process.cwd() };
}

/** Has other builds wait until this one comes to its pages. */
async function inTurn(make: () => Promise<void>): Promise<void> {
  const endTurn = await takeTurn();
  const stopHearing = hearBuild((news) => {
    if ('step' in news && news.step === 'pages') endTurn();
  });
  try {
    await make();
  } finally {
    stopHearing();
    endTurn();
  }
}

/**
 * The content is read anew for each build. With the store of a build before a change of a schema, Astro 7.3
 * waited for ever in the middle of the pages, without a word; reading the sample takes less than a second.
 */
function forgetReadContent(): void {
  rmSync(path.join(ASTRO_CACHE, 'data-store.json'), { force: true });
}

/** Puts a folder in the place of another. Where the first is missing, neither is left. */
function replaceFolder(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true });
  if (!existsSync(from)) return;
  mkdirSync(path.dirname(to), { recursive: true });
  renameSync(from, to);
}

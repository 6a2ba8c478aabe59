import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { keptFolder } from '#schemas/kept-folder.ts';
import { type GivenFiles, MADE_FILES, type MadeFile } from '#schemas/made-files.ts';
import { forgetUnused, markUsed } from './kept-results.ts';
import { DIST } from './output-folder.ts';
import { type SiteFiles, siteFiles } from './site-files.ts';

/** Files that builds have made, by their recipes. */
const KEPT = keptFolder('made-files');

/** While some are drawn on the other cores, others go on. */
const AT_ONCE = availableParallelism() * 2;

/** Ends the writing of a build that failed half-way. */
let stopWriting = () => {};

/**
 * Writes the files that routes give it, generated pictures above all, and keeps those that have a recipe: a later
 * build copies them, and makes only what is new.
 */
export function madeFiles(): AstroIntegration {
  let dist = '';
  const write = (given: unknown) => {
    const files = given as GivenFiles;
    files.written = writeAll(files.files, dist);
  };
  return {
    name: 'edgewise:made-files',
    hooks: {
      'astro:config:setup': ({ command }) => {
        stopWriting();
        if (command !== 'build') return;
        mkdirSync(KEPT, { recursive: true });
        subscribe(MADE_FILES, write);
        stopWriting = () => void unsubscribe(MADE_FILES, write);
      },
      'astro:config:done': ({ config }) => {
        dist = fileURLToPath(config.outDir);
      },
      'astro:build:done': () => {
        stopWriting();
        forgetUnused(KEPT);
      },
    },
  };
}

async function writeAll(files: readonly MadeFile[], dist: string): Promise<void> {
  for (const folder of new Set(files.map((file) => path.dirname(file.path)))) {
    mkdirSync(path.join(dist, folder), { recursive: true });
  }
  const site = siteFiles(dist, DIST);
  const left = files.values();
  const writeSome = async () => {
    for (const file of left) await writeFile(file, site);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, writeSome));
}

async function writeFile({ path: file, make, recipe }: MadeFile, site: SiteFiles): Promise<void> {
  if (recipe === null) {
    site.write(file, asBytes(await make()));
    return;
  }
  const kept = path.join(KEPT, recipe);
  if (markUsed(kept)) {
    site.write(file, readFileSync(kept));
    return;
  }
  const made = asBytes(await make());
  site.write(file, made);
  // Aside and renamed: two builds may make the same at once, and one may be killed.
  const aside = `${kept}.${process.pid}`;
  writeFileSync(aside, made);
  renameSync(aside, kept);
}

const asBytes = (made: string | Uint8Array) =>
  typeof made === 'string' ? Buffer.from(made) : made;

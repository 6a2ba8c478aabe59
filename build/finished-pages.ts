import { createHash } from 'node:crypto';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { ISLAND_STYLES } from 'astro/runtime/server/astro-island-styles.js';
import { astroScripts } from './astro-scripts.ts';
import { beginStep, tellProgress } from './build-steps.ts';
import { EARLY_CODE } from './early-script.ts';
import { escapedAttributes } from './escaped-attributes.ts';
import { edited, elementsOf } from './html-page.ts';
import { collectInline, type InlineCode, type KnownCode } from './inline-code.ts';
import { deferredScripts, RELEASE_CODE } from './deferred-scripts.ts';
import { filesOnIslands, type ImportsOf } from './island-files.ts';
import { kindsOf, type PageKinds } from './page-kinds.ts';
import { blocksOf, sharedSheets, sheetsOf, stylesInPage } from './styles-in-pages.ts';

/** What Astro writes for the fonts of the site: their files, their stand-ins and their names. */
const FONT_STYLE = /^(@font-face\{[^{}<]*\})+:root\{--font-[a-z]+:[^{}<]*\}$/;

/**
 * Finishes every page that Astro has written, in one reading of each: style sheets go into the page,
 * scripts to its end, islands say their files, and no attribute keeps a bracket. What is inline after that
 * has to be known, and is added to `inline`.
 */
export function finishedPages(inline: InlineCode, importsOf: ImportsOf): AstroIntegration {
  let known: ReadonlySet<string>;
  let kinds: PageKinds;
  return {
    name: 'edgewise:finished-pages',
    hooks: {
      'astro:config:done': async ({ config }) => {
        known = await astroScripts(config.root);
      },
      'astro:routes:resolved': ({ routes }) => {
        kinds = kindsOf(routes);
      },
      'astro:build:done': ({ dir }) => {
        beginStep('finished pages');
        finishPages(fileURLToPath(dir), known, kinds, importsOf, inline);
      },
    },
  };
}

function finishPages(
  dist: string,
  astrosScripts: ReadonlySet<string>,
  kinds: PageKinds,
  importsOf: ImportsOf,
  inline: InlineCode,
): void {
  const files = globSync('**/*.html', { cwd: dist });
  const { css, shared } = readSheets(dist, files, kinds);
  const blocks = new Set<string>();
  const known: KnownCode = {
    isScript: (code) => code === RELEASE_CODE || code === EARLY_CODE,
    isStyle: (style) => blocks.has(style) || style === ISLAND_STYLES || FONT_STYLE.test(style),
  };
  const write = scriptWriter(dist);
  for (const [index, file] of files.entries()) {
    tellProgress(index, files.length);
    const page = path.join(dist, file);
    const html = readFileSync(page, 'utf8');
    const elements = elementsOf(html);
    try {
      for (const block of blocksOf(elements, shared, css)) blocks.add(block);
      const finished = edited(html, [
        ...escapedAttributes(html, elements),
        ...stylesInPage(elements, shared, css),
        ...filesOnIslands(elements, importsOf),
        ...deferredScripts(elements, { early: EARLY_CODE, inline: astrosScripts, write }),
      ]);
      collectInline(elementsOf(finished), known, inline);
      writeFileSync(page, finished);
    } catch (error) {
      throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      });
    }
  }
  for (const sheet of css.keys()) rmSync(path.join(dist, sheet));
}

/** Writes scripts as files of the site, each under a name that changes with it. */
function scriptWriter(dist: string) {
  return (code: string): string => {
    const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
    const address = `/assets/island.${hash}.js`;
    writeFileSync(path.join(dist, address), code);
    return address;
  };
}

/** The style sheets by address, and those of the block that all pages share. */
function readSheets(dist: string, files: readonly string[], kinds: PageKinds) {
  // Which sheets are needed, without the pages: thousands of them would fill the memory.
  const sheetsOfKinds = new Map<string, Set<string>>();
  const sheetsOfPages = new Map<string, string[]>();
  const css = new Map<string, string>();
  for (const file of files) {
    const kind = kinds.of(file);
    const sheets = sheetsOfKinds.get(kind) ?? new Set();
    sheetsOfKinds.set(kind, sheets);
    const sheetsOfPage = sheetsOf(elementsOf(readFileSync(path.join(dist, file), 'utf8')));
    sheetsOfPages.set(sheetsOfPage.join(), sheetsOfPage);
    for (const sheet of sheetsOfPage) {
      sheets.add(sheet);
      if (!css.has(sheet)) css.set(sheet, readFileSync(path.join(dist, sheet), 'utf8').trim());
    }
  }
  const pages = sheetsOfPages.values();
  return {
    css,
    shared: sharedSheets({ kinds: sheetsOfKinds, kindCount: kinds.count, pages }, css),
  };
}

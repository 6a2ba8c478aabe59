import { createHash } from 'node:crypto';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { astroScripts } from './astro-scripts.ts';
import { escapedAttributes } from './escaped-attributes.ts';
import { edited, elementsOf } from './html-page.ts';
import { lateScripts } from './late-scripts.ts';
import { sharedSheets, sheetsOf, stylesInPage } from './styles-in-pages.ts';

/**
 * Finishes every page that Astro has written, in one reading of each: style sheets go into the page,
 * scripts to its end, and no attribute keeps a bracket.
 */
export function finishedPages(): AstroIntegration {
  let known: ReadonlySet<string>;
  return {
    name: 'edgewise:finished-pages',
    hooks: {
      'astro:config:done': async ({ config }) => {
        known = await astroScripts(config.root);
      },
      'astro:build:done': ({ dir }) => finishPages(fileURLToPath(dir), known),
    },
  };
}

function finishPages(dist: string, known: ReadonlySet<string>): void {
  const files = globSync('**/*.html', { cwd: dist });
  const { css, shared } = readSheets(dist, files);
  const writeScript = (code: string) => {
    const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
    const address = `/assets/island.${hash}.js`;
    writeFileSync(path.join(dist, address), code);
    return address;
  };
  for (const file of files) {
    const page = path.join(dist, file);
    const html = readFileSync(page, 'utf8');
    const elements = elementsOf(html);
    try {
      const finished = edited(html, [
        ...escapedAttributes(html, elements),
        ...stylesInPage(elements, shared, css),
        ...lateScripts(elements, { inline: known, write: writeScript }),
      ]);
      writeFileSync(page, finished);
    } catch (error) {
      throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      });
    }
  }
  for (const sheet of css.keys()) rmSync(path.join(dist, sheet));
}

/** The style sheets by address, and those of the block that all pages share. */
function readSheets(dist: string, files: readonly string[]) {
  // Which sheets the pages need, without the pages: thousands of them would fill the memory.
  const pages = files.map((file) => ({
    sheets: sheetsOf(elementsOf(readFileSync(path.join(dist, file), 'utf8'))),
  }));
  const css = new Map<string, string>();
  for (const sheet of pages.flatMap(({ sheets }) => sheets)) {
    if (!css.has(sheet)) css.set(sheet, readFileSync(path.join(dist, sheet), 'utf8').trim());
  }
  return { css, shared: sharedSheets(pages, css) };
}

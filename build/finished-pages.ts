import { createHash } from 'node:crypto';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { keptFolder } from '#schemas/kept-folder.ts';
import { ISLAND_STYLES } from 'astro/runtime/server/astro-island-styles.js';
import { astroScripts } from './astro-scripts.ts';
import { beginStep, tellProgress } from './build-steps.ts';
import { compressionAhead } from './compressed-copies.ts';
import { EARLY_CODE } from './early-script.ts';
import { escapedAttributes } from './escaped-attributes.ts';
import { edited, elementsOf, type PageElement } from './html-page.ts';
import {
  collectInline,
  type InlineCode,
  type KnownCode,
  noInlineCode,
  withShortStyles,
} from './inline-code.ts';
import { deferredScripts, RELEASE_CODE } from './deferred-scripts.ts';
import { filesOnIslands, type ImportsOf, type IslandFiles } from './island-files.ts';
import { joinedTexts } from './joined-texts.ts';
import { forgetUnused, keptResults } from './kept-results.ts';
import { kindsOf, type PageKinds } from './page-kinds.ts';
import { codeStamp } from './source-stamp.ts';
import { blocksOf, sharedSheets, sheetsOf, stylesInPage } from './styles-in-pages.ts';

/** What Astro writes for the fonts of the site: their files, their stand-ins and their names. */
const FONT_STYLE = /^(@font-face\{[^{}<]*\})+:root\{--font-[a-z]+:[^{}<]*\}$/;

/**
 * Finishes every page that Astro has written, in one reading of each: style sheets go into the page,
 * scripts to its end, islands say their files, texts are whole, and no attribute keeps a bracket. What is
 * inline after that has to be known, and is added to `inline`.
 */
export function finishedPages(inline: InlineCode, islands: IslandFiles): AstroIntegration {
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
      'astro:build:done': async ({ dir }) => {
        beginStep('finished pages');
        await finishPages(fileURLToPath(dir), known, kinds, islands, inline);
      },
    },
  };
}

/** A page as it is shipped, what is inline in it, and the scripts that became files, by address. */
type FinishedPage = {
  html: string;
  inline: { scripts: string[]; styles: string[] };
  files: Record<string, string>;
};

/** What was finished by earlier builds, by all that it was made from. */
const KEPT = keptFolder('finished-pages');
/** The style sheets that heads of pages name. */
const KEPT_HEADS = keptFolder('page-heads');

async function finishPages(
  dist: string,
  astrosScripts: ReadonlySet<string>,
  kinds: PageKinds,
  { imports, importsOf }: IslandFiles,
  inline: InlineCode,
): Promise<void> {
  const files = globSync('**/*.html', { cwd: dist });
  const code = [codeStamp(), JSON.stringify([...astrosScripts])];
  const { css, shared } = readSheets(dist, files, kinds, code);
  const sheets = JSON.stringify([shared, [...css].toSorted()]);
  const kept = keptResults<FinishedPage>(KEPT, [
    ...code,
    sheets,
    JSON.stringify([...imports].toSorted()),
  ]);
  // A policy that goes into the pages would make others of them.
  const ahead =
    process.env['POLICY_IN_PAGES'] === 'yes' ? undefined : compressionAhead(files.length);
  for (const [index, file] of files.entries()) {
    tellProgress(index, files.length);
    const page = path.join(dist, file);
    const html = readFileSync(page, 'utf8');
    try {
      const finished = kept([html], () =>
        finishPage(html, { shared, css, importsOf, astrosScripts }),
      );
      writeFileSync(page, finished.html);
      await ahead?.add(finished.html);
      for (const hash of finished.inline.scripts) inline.scripts.add(hash);
      for (const hash of finished.inline.styles) inline.styles.add(hash);
      for (const [address, script] of Object.entries(finished.files)) {
        writeFileSync(path.join(dist, address), script);
      }
    } catch (error) {
      throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      });
    }
  }
  await ahead?.end();
  for (const folder of [KEPT, KEPT_HEADS]) forgetUnused(folder);
  for (const sheet of css.keys()) rmSync(path.join(dist, sheet));
}

type Site = {
  shared: readonly string[];
  css: ReadonlyMap<string, string>;
  importsOf: ImportsOf;
  astrosScripts: ReadonlySet<string>;
};

/** Finishes a page, and looks at it as it will be shipped. Throws at what is not as expected. */
function finishPage(html: string, { shared, css, importsOf, astrosScripts }: Site): FinishedPage {
  const elements = elementsOf(html);
  if (sheetsOf(elements).join() !== sheetsInHead(html).join()) {
    throw new Error('Expected no style sheets but those in the head of a page');
  }
  const blocks = blocksOf(elements, shared, css);
  const files: Record<string, string> = {};
  const write = (script: string): string => {
    const address = addressOfScript(script);
    files[address] = script;
    return address;
  };
  const finished = edited(html, [
    ...escapedAttributes(html, elements),
    ...joinedTexts(elements),
    ...stylesInPage(elements, shared, css),
    ...filesOnIslands(elements, importsOf),
    ...deferredScripts(elements, { early: EARLY_CODE, inline: astrosScripts, write }),
  ]);
  const known: KnownCode = {
    isScript: (script) => script === RELEASE_CODE || script === EARLY_CODE,
    isStyle: (style) => blocks.includes(style) || style === ISLAND_STYLES || FONT_STYLE.test(style),
  };
  const inline = noInlineCode();
  collectInline(elementsWithBlocks(finished, blocks), known, inline);
  return {
    html: finished,
    inline: { scripts: [...inline.scripts], styles: [...inline.styles] },
    files,
  };
}

/** The elements of a page whose blocks of styles are known to the letter, without parsing those. */
function elementsWithBlocks(html: string, blocks: readonly string[]): PageElement[] {
  const standIns = new Map(blocks.map((block, index) => [`/*${index}*/`, block]));
  const short = withShortStyles(html, (css) => {
    const index = blocks.indexOf(css);
    return index < 0 ? undefined : `/*${index}*/`;
  });
  return elementsOf(short).map((element) => {
    const block = element.name === 'style' ? standIns.get(element.text) : undefined;
    return block === undefined ? element : { ...element, text: block };
  });
}

/** Of a script that becomes a file of the site: under a name that changes with it. */
function addressOfScript(code: string): string {
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
  return `/assets/island.${hash}.js`;
}

const END_OF_HEAD = '</head>';

/** The head of a page; the rest of it need not be read for its style sheets. */
const headOf = (html: string): string =>
  html.slice(0, html.indexOf(END_OF_HEAD) + END_OF_HEAD.length);

const sheetsInHead = (html: string): string[] => sheetsOf(elementsOf(headOf(html)));

/** The style sheets by address, and those of the block that all pages share. */
function readSheets(
  dist: string,
  files: readonly string[],
  kinds: PageKinds,
  code: readonly string[],
) {
  const kept = keptResults<string[]>(KEPT_HEADS, code);
  // Which sheets are needed, without the pages: thousands of them would fill the memory.
  const sheetsOfKinds = new Map<string, Set<string>>();
  const sheetsOfPages = new Map<string, string[]>();
  const css = new Map<string, string>();
  for (const file of files) {
    const kind = kinds.of(file);
    const sheets = sheetsOfKinds.get(kind) ?? new Set();
    sheetsOfKinds.set(kind, sheets);
    const head = headOf(readFileSync(path.join(dist, file), 'utf8'));
    const sheetsOfPage = kept([head], () => sheetsInHead(head));
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

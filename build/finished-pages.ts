import { createHash } from 'node:crypto';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { SearchSource } from '#domain/search/search-record.ts';
import { keptFolder } from '#schemas/kept-folder.ts';
import { ISLAND_STYLES } from 'astro/runtime/server/astro-island-styles.js';
import { astroScripts } from './astro-scripts.ts';
import { beginStep, tellProgress } from './build-steps.ts';
import { compressionAhead } from './compressed-copies.ts';
import { EARLY_CODE } from './early-script.ts';
import { escapedAttributes } from './escaped-attributes.ts';
import { type Edit, edited, elementsOf, type PageElement } from './html-page.ts';
import { collectInline, type InlineCode, type KnownCode, noInlineCode } from './inline-code.ts';
import { deferredScripts, RELEASE_CODE } from './deferred-scripts.ts';
import { filesOnIslands, type IslandFiles } from './island-files.ts';
import { joinedTexts } from './joined-texts.ts';
import { forgetUnused, keptResults } from './kept-results.ts';
import { addressOfFile, kindsOf, type PageKinds } from './page-kinds.ts';
import type { KeptPages, WrittenPage } from './kept-pages.ts';
import type { SearchIndex } from './search-index.ts';
import { searchedPage } from './searched-page.ts';
import { codeStamp } from './source-stamp.ts';
import { asStyles, blocksOf, sharedSheets, sheetsOf, stylesInPage } from './styles-in-pages.ts';

/** What Astro writes for the fonts of the site: their files, their stand-ins and their names. */
const FONT_STYLE = /^(@font-face\{[^{}<]*\})+:root\{--font-[a-z]+:[^{}<]*\}$/;

/**
 * Finishes every page that Astro has written: style sheets go into the page, scripts to its end, islands say
 * their files, texts are whole, and no attribute keeps a bracket. Then it is read as it is shipped, once: what is
 * inline has to be known, and is added to `inline`, and what is searched goes to the index.
 */
export function finishedPages(steps: Steps): AstroIntegration {
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
        await finishPages(fileURLToPath(dir), { astrosScripts: known, kinds, ...steps });
      },
    },
  };
}

/** What other steps know, and what they have to hear. */
type Steps = { inline: InlineCode; islands: IslandFiles; search: SearchIndex; pages: KeptPages };

/** The same, with what Astro has written: its own scripts, and pages of these kinds. */
type Written = Steps & { astrosScripts: ReadonlySet<string>; kinds: PageKinds };

/** What becomes of a page, and what a reading of it as it is shipped has found. */
type FinishedPage = {
  /** With stand-ins for its styles. */
  edits: Edit[];
  inline: { scripts: string[]; styles: string[] };
  /** Addresses of its scripts that became files. */
  files: string[];
  /** As the search index is given it; null if it is not searched. */
  searched: string | null;
};

/** What was finished by earlier builds, by all that it was made from. */
const KEPT = keptFolder('finished-pages');

async function finishPages(
  dist: string,
  { inline, islands, search, pages, astrosScripts, kinds }: Written,
): Promise<void> {
  // In the order that the index is made in.
  const files = globSync('**/*.html', { cwd: dist }).sort();
  const read = (file: string) => pages.read(dist, file);
  const { css, shared } = readSheets(dist, files, kinds, read);
  const source = await search.begin(dist);
  const site = siteOf({ shared, css, astrosScripts, islands, source });
  const kept = keptResults<FinishedPage>(KEPT, recipeOf(site));
  // A policy that goes into the pages would make others of them.
  const ahead =
    process.env['POLICY_IN_PAGES'] === 'yes' ? undefined : compressionAhead(files.length);
  const addresses = new Set<string>();
  for (const [index, file] of files.entries()) {
    tellProgress(index, files.length);
    const page = path.join(dist, file);
    const written = read(file);
    try {
      const html = written.html();
      const finished = kept([file, written.name], () => finishPage(html, file, site));
      written.keep();
      const bytes = Buffer.from(shippedPage(html, finished, site));
      writeFileSync(page, bytes);
      await ahead?.add(bytes);
      if (finished.searched !== null) await search.add(addressOfFile(file), finished.searched);
      for (const hash of finished.inline.scripts) inline.scripts.add(hash);
      for (const hash of finished.inline.styles) inline.styles.add(hash);
      for (const address of finished.files) addresses.add(address);
    } catch (error) {
      throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      });
    }
  }
  for (const script of astrosScripts) {
    const address = addressOfScript(script);
    if (addresses.has(address)) writeFileSync(path.join(dist, address), script);
  }
  await ahead?.end();
  forgetUnused(KEPT);
  pages.forgetUnused();
  for (const sheet of css.keys()) rmSync(path.join(dist, sheet));
}

/** All that a finished page follows from, beside the page. */
type Site = {
  shared: readonly string[];
  css: ReadonlyMap<string, string>;
  /** The blocks of styles of a page, by the style sheets in its head. */
  blocksFor: (sheets: readonly string[]) => readonly string[];
  astrosScripts: ReadonlySet<string>;
  islands: IslandFiles;
  source: SearchSource;
};

function siteOf(parts: Omit<Site, 'blocksFor'>): Site {
  const known = new Map<string, readonly string[]>();
  const blocksFor = (sheets: readonly string[]) => {
    const key = sheets.join();
    const blocks = known.get(key) ?? blocksOf(sheets, parts.shared, parts.css);
    known.set(key, blocks);
    return blocks;
  };
  return { ...parts, blocksFor };
}

const recipeOf = ({ shared, css, astrosScripts, islands, source }: Site): string[] => [
  codeStamp(),
  JSON.stringify([...astrosScripts]),
  JSON.stringify([shared, [...css].toSorted()]),
  JSON.stringify([...islands.imports].toSorted()),
  JSON.stringify([source.sameWords, source.fillers]),
];

/** Finishes a page, and reads it as it will be shipped. Throws at what is not as expected. */
function finishPage(html: string, file: string, site: Site): FinishedPage {
  const { astrosScripts, islands, source } = site;
  const { importsOf } = islands;
  const elements = elementsOf(html);
  const sheets = sheetsInHead(html);
  if (sheetsOf(elements).join() !== sheets.join()) {
    throw new Error('Expected no style sheets but those in the head of a page');
  }
  const blocks = site.blocksFor(sheets);
  const files: string[] = [];
  const write = (script: string): string => {
    const address = addressOfScript(script);
    files.push(address);
    return address;
  };
  const edits = [
    ...escapedAttributes(html, elements),
    ...joinedTexts(elements),
    ...stylesInPage(elements, blocks.map(standInFor)),
    ...filesOnIslands(elements, importsOf),
    ...deferredScripts(elements, { early: EARLY_CODE, inline: astrosScripts, write, importsOf }),
  ];
  const short = edited(html, edits);
  const shipped = elementsOf(short);
  return {
    edits,
    inline: inlineOf(shipped, blocks),
    files,
    searched: searchedPage(short, shipped, addressOfFile(file), source),
  };
}

/**
 * What a parser is given for a block of styles that is known to the letter: it would go through it letter by
 * letter, half of a page for nothing.
 */
const standInFor = (_block: string, index: number): string => `/*${index}*/`;

/** The page with its styles in the place of their stand-ins. */
function shippedPage(html: string, { edits }: FinishedPage, site: Site): string {
  const blocks = site.blocksFor(sheetsInHead(html));
  const standIns = asStyles(blocks.map(standInFor));
  return edited(
    html,
    edits.map((edit) => (edit.text === standIns ? { ...edit, text: asStyles(blocks) } : edit)),
  );
}

/** What is inline in a page that holds stand-ins for its blocks of styles. Throws at what is not known. */
function inlineOf(
  elements: readonly PageElement[],
  blocks: readonly string[],
): FinishedPage['inline'] {
  const wholeBlocks = new Map(blocks.map((block, index) => [standInFor(block, index), block]));
  const found = elements.filter(({ name, text }) => name === 'style' && wholeBlocks.has(text));
  if (found.length !== blocks.length) {
    throw new Error(`Expected ${blocks.length} blocks of styles, found ${found.length}`);
  }
  const known: KnownCode = {
    isScript: (script) => script === RELEASE_CODE || script === EARLY_CODE,
    isStyle: (style) => blocks.includes(style) || style === ISLAND_STYLES || FONT_STYLE.test(style),
    wholeStyle: (style) => wholeBlocks.get(style) ?? style,
  };
  const inline = noInlineCode();
  collectInline(elements, known, inline);
  return { scripts: [...inline.scripts], styles: [...inline.styles] };
}

/** Of a script that becomes a file of the site: under a name that changes with it. */
function addressOfScript(code: string): string {
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
  return `/assets/island.${hash}.js`;
}

const END_OF_HEAD = '</head>';
/** As Astro writes it. */
const STYLE_SHEET = /<link rel="stylesheet" href="([^"<>&]*)">/g;

/**
 * The style sheets that the head of a page links to. Not parsed, since all pages are asked before the first is
 * finished: `finishPage` holds that a parser finds the same.
 */
function sheetsInHead(html: string): string[] {
  const head = html.slice(0, html.indexOf(END_OF_HEAD));
  return [...head.matchAll(STYLE_SHEET)].map(([, address = '']) => address);
}

/** The style sheets by address, and those of the block that all pages share. */
function readSheets(
  dist: string,
  files: readonly string[],
  kinds: PageKinds,
  read: (file: string) => WrittenPage,
) {
  // Which sheets are needed, without the pages: thousands of them would fill the memory.
  const sheetsOfKinds = new Map<string, Set<string>>();
  const sheetsOfPages = new Map<string, string[]>();
  const css = new Map<string, string>();
  for (const file of files) {
    const kind = kinds.of(file);
    const sheets = sheetsOfKinds.get(kind) ?? new Set();
    sheetsOfKinds.set(kind, sheets);
    const sheetsOfPage = sheetsInHead(read(file).html());
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

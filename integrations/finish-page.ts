import { createHash } from 'node:crypto';
import type { SearchSource } from '#domain/search/search-record.ts';
import { ISLAND_STYLES } from 'astro/runtime/server/astro-island-styles.js';
import { deferredScripts, RELEASE_CODE } from './deferred-scripts.ts';
import { escapedAttributes } from './escaped-attributes.ts';
import { edited, elementsOf, type PageElement } from './html-page.ts';
import { collectInline, type KnownCode, noInlineCode } from './inline-code.ts';
import { filesOnIslands, type ImportsOf } from './island-files.ts';
import { joinedTexts } from './joined-texts.ts';
import { addressOfFile } from './page-kinds.ts';
import { searchedPage } from './searched-page.ts';
import { asStyles, blocksOf, sheetsOf, stylesInPage } from './styles-in-pages.ts';

/** What Astro writes for the fonts of the site: their files, their stand-ins and their names. */
const FONT_STYLE = /^(@font-face\{[^{}<]*\})+:root\{--font-[a-z]+:[^{}<]*\}$/;

/** All that a finished page follows from, beside the page. */
export type Site = {
  /** The style sheets by address. */
  css: ReadonlyMap<string, string>;
  /** Those of the block that all pages share. */
  shared: readonly string[];
  /** The script that runs before the first paint. */
  early: string;
  /** Astro's own scripts. */
  astrosScripts: ReadonlySet<string>;
  importsOf: ImportsOf;
  source: Pick<SearchSource, 'sameWords' | 'fillers'>;
};

/** A page as it is shipped, and what a reading of it has found. */
export type FinishedPage = {
  html: string;
  /** Hashes of what is inline. */
  inline: { scripts: string[]; styles: string[] };
  /** Addresses of its scripts that become files. */
  files: string[];
  /** As the search index is given it; null if it is not searched. */
  searched: string | null;
};

/**
 * Finishes a page that Astro has written: style sheets go into the page, scripts to its end, islands say their
 * files, texts are whole, and no attribute keeps a bracket. Then it is read as it is shipped: what is inline has to be
 * known. Throws at what is not as expected.
 */
export function finishPage(html: string, file: string, site: Site): FinishedPage {
  const { early, astrosScripts, importsOf } = site;
  const elements = elementsOf(html);
  const blocks = blocksOf(sheetsIn(elements), site.shared, site.css);
  const files: string[] = [];
  const write = (script: string): string => {
    const address = addressOfScript(script);
    files.push(address);
    return address;
  };
  const short = edited(html, [
    ...escapedAttributes(html, elements),
    ...joinedTexts(elements),
    ...stylesInPage(elements, blocks.map(standInFor)),
    ...filesOnIslands(elements, importsOf),
    ...deferredScripts(elements, { early, inline: astrosScripts, write, importsOf }),
  ]);
  const shipped = elementsOf(short);
  const inline = inlineOf(shipped, blocks, early);
  return {
    html: withStyles(short, shipped, blocks),
    inline,
    files,
    searched: searchedPage(short, shipped, addressOfFile(file), site.source),
  };
}

/** Of a script that becomes a file of the site: under a name that changes with it. */
export function addressOfScript(code: string): string {
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
  return `/assets/island.${hash}.js`;
}

/** The style sheets that a page links to, all of them in its head. */
function sheetsIn(elements: readonly PageElement[]): string[] {
  const head = elements.find(({ name }) => name === 'head');
  const isInHead = ({ range }: PageElement) => head !== undefined && range.end <= head.range.end;
  const sheets = sheetsOf(elements);
  if (sheets.length !== sheetsOf(elements.filter(isInHead)).length) {
    throw new Error('Expected no style sheets but those in the head of a page');
  }
  return sheets;
}

/**
 * What a parser is given for a block of styles that is known to the letter: it would go through it letter by
 * letter, half of a page for nothing.
 */
const standInFor = (_block: string, index: number): string => `/*${index}*/`;

/** The page with its styles in the place of their stand-ins. */
function withStyles(
  short: string,
  shipped: readonly PageElement[],
  blocks: readonly string[],
): string {
  const standIns = asStyles(blocks.map(standInFor));
  const first = shipped.find(({ name, text }) => name === 'style' && text === standInFor('', 0));
  const start = first?.range.start ?? -1;
  if (!short.startsWith(standIns, start)) {
    throw new Error(`Expected ${standIns} in the head of a page, found none`);
  }
  return edited(short, [{ start, end: start + standIns.length, text: asStyles(blocks) }]);
}

/** What is inline in a page that holds stand-ins for its blocks of styles. Throws at what is not known. */
function inlineOf(
  elements: readonly PageElement[],
  blocks: readonly string[],
  early: string,
): FinishedPage['inline'] {
  const wholeBlocks = new Map(blocks.map((block, index) => [standInFor(block, index), block]));
  const found = elements.filter(({ name, text }) => name === 'style' && wholeBlocks.has(text));
  if (found.length !== blocks.length) {
    throw new Error(`Expected ${blocks.length} blocks of styles, found ${found.length}`);
  }
  const known: KnownCode = {
    isScript: (script) => script === RELEASE_CODE || script === early,
    isStyle: (style) => blocks.includes(style) || style === ISLAND_STYLES || FONT_STYLE.test(style),
    wholeStyle: (style) => wholeBlocks.get(style) ?? style,
  };
  const inline = noInlineCode();
  collectInline(elements, known, inline);
  return { scripts: [...inline.scripts], styles: [...inline.styles] };
}

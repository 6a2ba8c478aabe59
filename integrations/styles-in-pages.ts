import { brotliCompressSync } from 'node:zlib';
import type { Edit, PageElement } from './html-page.ts';

/** A sheet that this share of the kinds of pages needs is worth its bytes on all of them. */
const SHARED_FROM = 0.3;
/**
 * Each block is a hash of 54 characters in the policy, which Cloudflare takes in a line of 2,000: with so
 * many blocks beside the shared one, the line has room for the address of a contact service.
 */
const OWN_BLOCKS = 24;

type Uses = {
  /** The sheets that each kind of pages needs. */
  kinds: ReadonlyMap<string, ReadonlySet<string>>;
  kindCount: number;
  /** The sheets of each page, however often the same. */
  pages: Iterable<readonly string[]>;
};

/**
 * The sheets of the shared block: what many kinds of pages need first; ties by name. How many pages there
 * are of a kind counts for nothing. Where more blocks than the policy has room for would be left beside
 * it, the smallest go into it.
 */
export function sharedSheets(
  { kinds, kindCount, pages }: Uses,
  css: ReadonlyMap<string, string>,
): string[] {
  const count = new Map<string, number>();
  for (const sheet of [...kinds.values()].flatMap((sheets) => [...sheets])) {
    count.set(sheet, (count.get(sheet) ?? 0) + 1);
  }
  const uses = [...count].sort(([a, aUses], [b, bUses]) => bUses - aUses || (a < b ? -1 : 1));
  const shared = new Set(
    uses.filter(([, used]) => used >= SHARED_FROM * kindCount).map(([sheet]) => sheet),
  );
  const pagesOnce = new Map([...pages].map((sheets) => [sheets.join(), sheets]));
  const bytes = new Map<string, number>();
  const bytesOfOne = (sheet: string): number => {
    const known = bytes.get(sheet) ?? brotliCompressSync(css.get(sheet) ?? '').length;
    bytes.set(sheet, known);
    return known;
  };
  const bytesOf = (sheets: readonly string[]) =>
    sheets.reduce((sum, sheet) => sum + bytesOfOne(sheet), 0);
  for (;;) {
    const own = ownSheets([...pagesOnce.values()], shared);
    if (own.length <= OWN_BLOCKS) break;
    own.sort((a, b) => bytesOf(a) - bytesOf(b) || (a.join() < b.join() ? -1 : 1));
    for (const sheet of own[0] ?? []) shared.add(sheet);
  }
  return uses.map(([sheet]) => sheet).filter((sheet) => shared.has(sheet));
}

/** What is left to the pages beside the shared block: the sheets of each block, once. */
function ownSheets(pages: readonly (readonly string[])[], shared: ReadonlySet<string>): string[][] {
  const own = pages.map((sheets) => sheets.filter((sheet) => !shared.has(sheet)));
  return [...new Map(own.map((sheets) => [sheets.join(), sheets])).values()].filter(
    (sheets) => sheets.length > 0,
  );
}

/**
 * The style sheets of a page written into it, where its first link stood, so that a page is drawn from
 * one answer of the server and a change of route asks for one. There are two blocks: what all pages
 * share, the same in each, and what is the page's own. Each block is one hash in the policy, so there
 * may not be many of them. Throws at a page without a style sheet.
 */
export function stylesInPage(elements: readonly PageElement[], blocks: readonly string[]): Edit[] {
  const links = elements.filter(isStyleSheet);
  if (links.length === 0) throw new Error('Expected a page with a style sheet, found none');
  return links.map(({ range }, index) => ({ ...range, text: index === 0 ? asStyles(blocks) : '' }));
}

/** As they stand in a page. */
export const asStyles = (blocks: readonly string[]): string =>
  blocks.map((block) => `<style>${block}</style>`).join('');

/**
 * The text of the blocks of a page that links to some sheets: the shared one, and its own if it has one. Throws
 * at a block that would end before its end.
 */
export function blocksOf(
  sheets: readonly string[],
  shared: readonly string[],
  css: ReadonlyMap<string, string>,
): string[] {
  const own = sheets.filter((sheet) => !shared.includes(sheet));
  const blocks = [shared, own]
    .filter((part) => part.length > 0)
    .map((part) => part.map((sheet) => textOf(sheet, css)).join(''));
  if (blocks.some((block) => /<\/style/i.test(block))) {
    throw new Error(`Expected no end of a style in a style sheet, found one in ${sheets.join()}`);
  }
  return blocks;
}

function textOf(sheet: string, css: ReadonlyMap<string, string>): string {
  const text = css.get(sheet);
  if (text === undefined) throw new Error(`Expected a style sheet of the site, found ${sheet}`);
  return text;
}

/** Addresses of the style sheets that a page links to. */
export function sheetsOf(elements: readonly PageElement[]): string[] {
  return elements.filter(isStyleSheet).map(({ attributes }) => attributes.get('href') ?? '');
}

const isStyleSheet = ({ name, attributes }: PageElement) =>
  name === 'link' && attributes.get('rel') === 'stylesheet';

import { brotliCompressSync } from 'node:zlib';
import type { Edit, PageElement } from './html-page.ts';

/** A sheet that this share of the kinds of pages needs is worth its bytes on all of them. */
const SHARED_FROM = 0.3;
/** So is one that weighs less than this with Brotli: a block of its own would need one more hash. */
const SMALL_BYTES = 270;

/**
 * The sheets of the shared block: what most kinds of pages need first; ties by name. How many pages there
 * are of a kind counts for nothing.
 */
export function sharedSheets(
  sheetsOfKinds: ReadonlyMap<string, ReadonlySet<string>>,
  kindCount: number,
  css: ReadonlyMap<string, string>,
): string[] {
  const count = new Map<string, number>();
  for (const sheet of [...sheetsOfKinds.values()].flatMap((sheets) => [...sheets])) {
    count.set(sheet, (count.get(sheet) ?? 0) + 1);
  }
  return [...count]
    .filter(
      ([sheet, uses]) =>
        uses >= SHARED_FROM * kindCount ||
        brotliCompressSync(css.get(sheet) ?? '').length < SMALL_BYTES,
    )
    .sort(([a, aUses], [b, bUses]) => bUses - aUses || (a < b ? -1 : 1))
    .map(([sheet]) => sheet);
}

/**
 * The style sheets of a page written into it, where its first link stood, so that a page is drawn from
 * one answer of the server and a change of route asks for one. There are two blocks: what all pages
 * share, the same in each, and what is the page's own. Each block is one hash in the policy, so there
 * may not be many of them. Throws at a page without a style sheet.
 */
export function stylesInPage(
  elements: readonly PageElement[],
  shared: readonly string[],
  css: ReadonlyMap<string, string>,
): Edit[] {
  const links = elements.filter(isStyleSheet);
  if (links.length === 0) throw new Error('Expected a page with a style sheet, found none');
  const blocks = blocksOf(elements, shared, css).map((block) => `<style>${block}</style>`);
  return links.map(({ range }, index) => ({ ...range, text: index === 0 ? blocks.join('') : '' }));
}

/** The text of the blocks of a page: the shared one, and its own if it has one. */
export function blocksOf(
  elements: readonly PageElement[],
  shared: readonly string[],
  css: ReadonlyMap<string, string>,
): string[] {
  const own = sheetsOf(elements).filter((sheet) => !shared.includes(sheet));
  return [shared, own]
    .filter((sheets) => sheets.length > 0)
    .map((sheets) => sheets.map((sheet) => css.get(sheet)).join(''));
}

/** Addresses of the style sheets that a page links to. */
export function sheetsOf(elements: readonly PageElement[]): string[] {
  return elements.filter(isStyleSheet).map(({ attributes }) => attributes.get('href') ?? '');
}

const isStyleSheet = ({ name, attributes }: PageElement) =>
  name === 'link' && attributes.get('rel') === 'stylesheet';

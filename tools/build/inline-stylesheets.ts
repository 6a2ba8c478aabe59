import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const LINK = /<link rel="stylesheet" href="([^"]+\.css)">/g;

/** A sheet that this share of the pages needs is worth its bytes on all of them. */
const SHARED_FROM = 0.3;
/** So is one that weighs less than this with Brotli: a block of its own would need one more hash. */
const SMALL_BYTES = 300;

type BuiltPage = { page: string; sheets: string[] };

/**
 * Writes the style sheets into the pages, so that a page is drawn from one answer of the server and a
 * change of route asks for one. There are two blocks: what all pages share, the same in each, and what
 * is the page's own. Each block is one hash in the policy, so there may not be many of them.
 */
export function inlineStylesheets(dist: string): void {
  // Which sheets the pages need, without the pages: thousands of them would fill the memory.
  const pages = globSync('**/*.html', { cwd: dist }).map((file): BuiltPage => {
    const page = path.join(dist, file);
    return { page, sheets: sheetsOf(readFileSync(page, 'utf8')) };
  });
  const css = new Map<string, string>();
  for (const sheet of pages.flatMap(({ sheets }) => sheets)) {
    if (!css.has(sheet)) css.set(sheet, readFileSync(path.join(dist, sheet), 'utf8').trim());
  }
  const shared = sharedSheets(pages, css);
  for (const { page, sheets } of pages) {
    writeFileSync(page, drawnAtOnce(readFileSync(page, 'utf8'), sheets, shared, css));
  }
  for (const sheet of css.keys()) rmSync(path.join(dist, sheet));
}

/** The sheets of the shared block: what most pages need first; ties by name. */
export function sharedSheets(
  pages: readonly Pick<BuiltPage, 'sheets'>[],
  css: ReadonlyMap<string, string>,
): string[] {
  const count = new Map<string, number>();
  for (const sheet of pages.flatMap(({ sheets }) => sheets)) {
    count.set(sheet, (count.get(sheet) ?? 0) + 1);
  }
  return [...count]
    .filter(
      ([sheet, uses]) =>
        uses >= SHARED_FROM * pages.length ||
        brotliCompressSync(css.get(sheet) ?? '').length < SMALL_BYTES,
    )
    .sort(([a, aUses], [b, bUses]) => bUses - aUses || (a < b ? -1 : 1))
    .map(([sheet]) => sheet);
}

/** The page with its blocks where its first link stood. */
export function drawnAtOnce(
  html: string,
  sheets: readonly string[],
  shared: readonly string[],
  css: ReadonlyMap<string, string>,
): string {
  const block = (names: readonly string[]) =>
    names.length === 0 ? '' : `<style>${names.map((name) => css.get(name)).join('')}</style>`;
  const own = sheets.filter((sheet) => !shared.includes(sheet));
  let isPlaced = false;
  return html.replace(LINK, () => {
    if (isPlaced) return '';
    isPlaced = true;
    return block(shared) + block(own);
  });
}

function sheetsOf(html: string): string[] {
  return [...html.matchAll(LINK)].map(([, sheet = '']) => sheet);
}

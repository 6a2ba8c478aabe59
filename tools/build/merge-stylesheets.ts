import { createHash } from 'node:crypto';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const LINK = /<link rel="stylesheet" href="([^"]+\.css)">/g;

/** What the shared style sheet may weigh with Brotli; the rest stays with the pages that need it. */
const SHARED_BUDGET_BYTES = 11_800;

type BuiltPage = { file: string; html: string; sheets: string[] };

/**
 * Puts the style sheets of the built pages into one that all pages share, as far as its budget goes:
 * what most pages need first, the home page's before any. A visitor fetches it once. What does not fit
 * stands in the pages that need it, so that no page waits for a second round trip, least of all after
 * a change of route, where it would be asked for only when the page has come.
 */
export function mergeStylesheets(dist: string): void {
  const pages = globSync('**/*.html', { cwd: dist }).map((file) => readPage(dist, file));
  const ranked = rankSheets(pages);
  const sheets = new Map(
    ranked.map((sheet) => [sheet, readFileSync(path.join(dist, sheet), 'utf8')]),
  );
  const { merged, css } = chooseShared(
    ranked,
    (sheet) => sheets.get(sheet) ?? '',
    SHARED_BUDGET_BYTES,
  );
  for (const sheet of ranked) rmSync(path.join(dist, sheet));

  const hash = createHash('sha256').update(css).digest('hex').slice(0, 8);
  const shared = `/assets/site.${hash}.css`;
  writeFileSync(path.join(dist, shared), css);
  for (const sheet of merged) sheets.delete(sheet);
  for (const page of pages) {
    writeFileSync(path.join(dist, page.file), placeSheets(page.html, shared, sheets));
  }
}

/** All sheets: the home page's first, then those that most pages link; ties by name. */
export function rankSheets(pages: readonly Pick<BuiltPage, 'file' | 'sheets'>[]): string[] {
  const home = pages.find(({ file }) => file === 'index.html')?.sheets ?? [];
  const count = new Map<string, number>();
  for (const sheet of pages.flatMap(({ sheets }) => sheets)) {
    count.set(sheet, (count.get(sheet) ?? 0) + 1);
  }
  const weight = (sheet: string) =>
    (home.includes(sheet) ? pages.length : 0) + (count.get(sheet) ?? 0);
  return [...count.keys()].sort((a, b) => weight(b) - weight(a) || (a < b ? -1 : 1));
}

/** As many sheets as fit the budget, in their order; one that is too big is passed over. */
export function chooseShared(
  ranked: readonly string[],
  read: (sheet: string) => string,
  budgetBytes: number,
): { merged: string[]; css: string } {
  const merged: string[] = [];
  let css = '';
  for (const sheet of ranked) {
    const longer = css + read(sheet);
    if (brotliCompressSync(longer).length > budgetBytes) continue;
    merged.push(sheet);
    css = longer;
  }
  return { merged, css };
}

/** Links the shared sheet where the first of the merged ones stood, and writes out the `own` ones. */
export function placeSheets(
  html: string,
  shared: string,
  own: ReadonlyMap<string, string>,
): string {
  let isLinked = false;
  return html.replace(LINK, (_, sheet: string) => {
    const css = own.get(sheet);
    if (css !== undefined) return `<style>${css.trim()}</style>`;
    if (isLinked) return '';
    isLinked = true;
    return `<link rel="stylesheet" href="${shared}">`;
  });
}

function readPage(dist: string, file: string): BuiltPage {
  const html = readFileSync(path.join(dist, file), 'utf8');
  return { file, html, sheets: [...html.matchAll(LINK)].map(([, sheet = '']) => sheet) };
}

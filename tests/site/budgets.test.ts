import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from 'vitest';
import { builtPages, content, DIST, documentOf, type Page } from './dist.ts';

/** Bytes after Brotli, style sheets apart from the pages that hold them; fonts as they are. */
/** The page on help has every service and register of every country, with a line for a crisis. */
const BUDGETS = { html: 32_500, css: 12_200, fonts: 56_000 };

/** One for headings and one for texts, unless the site uses system fonts. */
const FONTS = content.site[0]?.data.look.type === 'system' ? 0 : 2;

const pages = builtPages();
const brotli = (text: string, quality: number) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;

/** Compression level that decides most cases, in a tenth of the time of the build's level. */
const QUICK = 5;
const AS_BUILT = 11;
const known = new Map<string, number>();

/** Bytes with Brotli: an upper bound from the quick level, or exact where that exceeds the budget. */
function compressed(text: string, budget: number): number {
  const before = known.get(text);
  if (before !== undefined) return before;
  const quick = brotli(text, QUICK);
  const bytes = quick <= budget ? quick : brotli(text, AS_BUILT);
  known.set(text, bytes);
  return bytes;
}

const fileBytes = (address: string) => readFileSync(path.join(DIST, address));

const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;

const styles = ({ html }: Page) => [...html.matchAll(STYLE)].map(([, css]) => css).join('');

test('no page weighs more than its budget, in HTML, styles or fonts', () => {
  const excess = pages.flatMap((page) => {
    const fonts = [...documentOf(page).querySelectorAll('link[as="font"]')].map(
      (link) => fileBytes(link.getAttribute('href') ?? '').length,
    );
    const found = {
      html: compressed(page.html.replace(STYLE, ''), BUDGETS.html),
      css: compressed(styles(page), BUDGETS.css),
      fonts: fonts.reduce((sum, bytes) => sum + bytes, 0),
    };
    return (['html', 'css', 'fonts'] as const)
      .filter((kind) => found[kind] > BUDGETS[kind])
      .map((kind) => `${page.path}: ${found[kind]} B of ${kind}, at most ${BUDGETS[kind]}`);
  });
  expect(excess).toEqual([]);
});

test('every page asks for the fonts of its type early, and for no style sheet', () => {
  const asked = pages.map((page) => ({
    path: page.path,
    fonts: documentOf(page).querySelectorAll('link[as="font"]').length,
    sheets: documentOf(page).querySelectorAll('link[rel="stylesheet"]').length,
  }));
  expect(asked.filter(({ fonts, sheets }) => fonts !== FONTS || sheets > 0)).toEqual([]);
});

test('no class is left undefined', () => {
  const undefinedClass = /class="(?:[^"]* )?undefined[ "]/;
  expect(pages.filter(({ html }) => undefinedClass.test(html)).map((page) => page.path)).toEqual(
    [],
  );
});

test('the site ships the fonts of its type and nothing that is not needed', () => {
  expect(globSync('**/*.{woff,woff2,ttf}', { cwd: DIST })).toHaveLength(FONTS);
  expect(globSync('**/*.map', { cwd: DIST })).toEqual([]);
});

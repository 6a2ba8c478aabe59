import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { builtPages, DIST, documentOf, type Page } from './dist.ts';

/** Bytes after Brotli; what fonts weigh is their own compression. */
const BUDGETS = { html: 25_000, css: 15_000, fonts: 56_000 };

const pages = builtPages();
const brotli = (bytes: Buffer | string) => brotliCompressSync(bytes).length;
const fileBytes = (address: string) => readFileSync(path.join(DIST, address));

function stylesheetBytes(page: Page): number {
  const document = documentOf(page);
  const linked = [...document.querySelectorAll('link[rel="stylesheet"]')].map((link) =>
    brotli(fileBytes(link.getAttribute('href') ?? '')),
  );
  const inline = [...document.querySelectorAll('style')].map((style) => brotli(style.textContent));
  return [...linked, ...inline].reduce((sum, bytes) => sum + bytes, 0);
}

describe('budgets', () => {
  test.each(pages.map((page) => [page.path, page] as const))('%s', (_, page) => {
    expect(brotli(page.html), 'HTML').toBeLessThanOrEqual(BUDGETS.html);
    expect(stylesheetBytes(page), 'CSS').toBeLessThanOrEqual(BUDGETS.css);
    const fonts = [...documentOf(page).querySelectorAll('link[as="font"]')].map(
      (link) => fileBytes(link.getAttribute('href') ?? '').length,
    );
    expect(fonts).toHaveLength(2);
    expect(
      fonts.reduce((sum, bytes) => sum + bytes, 0),
      'fonts',
    ).toBeLessThanOrEqual(BUDGETS.fonts);
  });

  test('the site ships two fonts and nothing that is not needed', () => {
    expect(globSync('**/*.{woff,woff2,ttf}', { cwd: DIST })).toHaveLength(2);
    expect(globSync('**/*.map', { cwd: DIST })).toEqual([]);
  });
});

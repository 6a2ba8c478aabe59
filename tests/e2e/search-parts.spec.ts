import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { newSearchIndex } from '#build/search-index.ts';
import { expect, test } from './fixtures.ts';

const PAGES = 40;

let folder: string;

/** An index in four parts, of pages that no site has. */
test.beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'edgewise-parts-'));
  const search = newSearchIndex(PAGES / 4);
  search.begin({ records: [], sameWords: [], fillers: [] }, PAGES);
  for (let page = 1; page <= PAGES; page += 1) {
    const kind = page <= 3 ? 'casino' : 'article';
    const name = page === 7 ? 'Zebrafinch the seventh' : `Zebrafinch ${page}`;
    await search.add(
      `/zebrafinch/${page}`,
      `<html lang="en"><body><main data-pagefind-body data-pagefind-filter="kind:${kind}"><h1>${name}</h1><p>A bird of page ${page}.</p></main></body></html>`,
    );
  }
  await search.end(folder);
});
test.afterAll(() => rmSync(folder, { recursive: true }));

test('an index in parts is searched as one', async ({ page }) => {
  const parts = new Set<string>();
  await page.route('**/pagefind/**', (route) => {
    const { pathname } = new URL(route.request().url());
    parts.add(/part-\d+/.exec(pathname)?.[0] ?? 'first');
    return route.fulfill({ path: path.join(folder, pathname) });
  });
  await page.goto('/privacy-policy');
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await page.keyboard.type('zebrafinch');
  await expect(dialog.getByRole('status')).toHaveText('40 results for “zebrafinch”');
  expect([...parts].sort()).toEqual(['first', 'part-1', 'part-2', 'part-3']);

  await dialog
    .getByRole('group', { name: 'Show' })
    .getByRole('radio', { name: /^Casinos/ })
    .check();
  await expect(dialog.getByRole('status')).toHaveText('3 results for “zebrafinch”');
  await dialog.getByRole('radio', { name: /^All/ }).check();

  await dialog.getByRole('textbox').fill('zebrafinch sevnth');
  const first = dialog.getByRole('list').getByRole('link').first();
  await expect(first).toHaveAttribute('href', '/zebrafinch/7');
});

import { cpSync, globSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { newSearchIndex } from '#integrations/search-index.ts';
import type { Cut } from '#integrations/search-parts.ts';
import { SAMPLE_SITE } from '#tests/fixtures/contents.ts';
import { indexFolder } from '#tests/fixtures/index-folder.ts';
import { serveFolder } from '#tools/serve/serve-folder.ts';

/** The index of a large site is joined of parts. Here that of the sample is made at once, and in parts of a few pages. */
type Sites = { one: string; inParts: string };

const ONE = { manyPages: Infinity, fullFolder: 1, pagesOfPart: 1 };
const PARTS = { manyPages: 1, fullFolder: 10, pagesOfPart: 20 };
const SOURCE = { records: [], sameWords: [], fillers: [] };

const test = base.extend<object, { sites: Sites }>({
  sites: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from the pattern.
    async ({}, use) => {
      mkdirSync('.cache', { recursive: true });
      const folder = mkdtempSync('.cache/search-parts-');
      const one = await serveIndexed(path.join(folder, 'one'), ONE);
      const inParts = await serveIndexed(path.join(folder, 'in-parts'), PARTS);
      await use({ one: one.origin, inParts: inParts.origin });
      one.stop();
      inParts.stop();
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
});

/** Serves the sample with an index of its pages that is made anew. */
async function serveIndexed(dist: string, cut: Cut) {
  cpSync(SAMPLE_SITE, dist, { recursive: true });
  await indexFolder(newSearchIndex(cut), dist, SOURCE);
  // The compressed copies are those of the index that lay there before.
  for (const copy of globSync('pagefind/*.{br,gz}', { cwd: dist })) rmSync(path.join(dist, copy));
  return serveFolder(dist);
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const resultsOf = (page: Page) => dialogOf(page).getByRole('list').getByRole('link');
const kindsOf = (page: Page) => dialogOf(page).getByRole('group', { name: 'Show' });

/** Opens the search on a query, and waits for its answer. */
async function ask(page: Page, origin: string, query: string): Promise<void> {
  await page.goto(`${origin}/search?q=${encodeURIComponent(query)}`);
  await expect(dialogOf(page).getByRole('status')).toContainText(`“${query}”`);
}

/** What the dialog says of how much there is, of each kind. */
async function amounts(page: Page, origin: string, query: string): Promise<string[]> {
  await ask(page, origin, query);
  const kinds = await kindsOf(page).getByRole('radio').all();
  return [
    await dialogOf(page).getByRole('status').innerText(),
    ...(await Promise.all(kinds.map((kind) => kind.evaluate(labelOf)))),
  ];
}
const labelOf = (input: HTMLElement | SVGElement) =>
  (input as HTMLInputElement).labels?.[0]?.textContent ?? '';

for (const query of [
  'quillmark',
  'wagering',
  'monero',
  // Words that most parts lack.
  'craps rules',
  'gambling addiction',
  'cookies',
  // A slip, and a word that is nowhere.
  'quilmark',
  'plinko xyzzy',
]) {
  test(`as much is found for “${query}” in parts that are joined, of each kind`, async ({
    page,
    sites,
  }) => {
    const expected = await amounts(page, sites.one, query);
    expect(expected.length).toBeGreaterThan(0);
    expect(await amounts(page, sites.inParts, query)).toEqual(expected);
  });
}

test('a casino is found by its name in whichever part it was, with an excerpt', async ({
  page,
  sites,
}) => {
  for (const name of ['quillmark', 'saltlantern', 'northbarrow', 'vantry', 'tidewrack']) {
    await ask(page, sites.inParts, name);
    await expect(resultsOf(page).first()).toHaveAttribute('href', `/reviews/${name}`);
    await expect(dialogOf(page).getByRole('listitem').first().locator('mark')).toHaveText(
      new RegExp(name, 'i'),
    );
  }
});

test('results in joined parts can be narrowed to one kind', async ({ page, sites }) => {
  await ask(page, sites.inParts, 'germany');
  await kindsOf(page)
    .getByRole('radio', { name: /^Countries/ })
    .check();
  await expect(dialogOf(page).getByRole('status')).toHaveText('1 result for “germany”');
  await expect(resultsOf(page)).toHaveAttribute('href', '/country/germany');
});

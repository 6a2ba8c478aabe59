import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { HookParameters } from 'astro';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SearchSource } from '#domain/search/search-record.ts';
import { noInlineCode } from './inline-code.ts';
import type { KeptPages } from './kept-pages.ts';
import type { SearchIndex } from './search-index.ts';

const STYLES = '.base{top:0}';
const SOURCE: SearchSource = { records: [], sameWords: [['game', 'pastime']], fillers: [] };

let folder: string;
let dist: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'finished-pages-'));
  dist = path.join(folder, 'dist');
  vi.stubEnv('KEPT_DIR', path.join(folder, 'kept'));
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

/** No page is there from an earlier build. */
const PAGES: KeptPages = {
  integration: { name: 'pages', hooks: {} },
  read: (from, file) => {
    const html = readFileSync(path.join(from, file), 'utf8');
    return { name: html, html: () => html, keep: () => {} };
  },
  forgetUnused: () => {},
};

type Parts = { head?: string; main?: string };

/** A page as Astro writes it. */
const pageOf = ({ head = '', main = '<h1>Game</h1>' }: Parts = {}) =>
  `<!DOCTYPE html><html lang="en"><head><link rel="stylesheet" href="/assets/base.css">${head}</head><body><p>Menu</p><main data-pagefind-body>${main}</main></body></html>`;

/** Finishes one page; gives back its text as it is shipped, and what the index was given. */
async function finish(raw: string, { file = 'dice.html', source = SOURCE } = {}) {
  mkdirSync(path.join(dist, 'assets'), { recursive: true });
  writeFileSync(path.join(dist, 'assets/base.css'), STYLES);
  writeFileSync(path.join(dist, file), raw);
  const searched: [address: string, page: string][] = [];
  const search: SearchIndex = {
    begin: () => Promise.resolve(source),
    add: (address, page) => Promise.resolve(void searched.push([address, page])),
    end: () => Promise.resolve(0),
  };
  const { finishedPages } = await import('./finished-pages.ts');
  const { islandFiles } = await import('./island-files.ts');
  const inline = noInlineCode();
  const { hooks } = finishedPages({
    inline,
    islands: islandFiles(),
    search,
    pages: PAGES,
  });
  const given = (parameters: object) => parameters as never;
  await hooks['astro:config:done']?.(
    given({ config: { root: pathToFileURL(`${process.cwd()}/`) } }),
  );
  const route = { type: 'page', pattern: '/[name]', patternRegex: /^\/[^/]+$/ };
  hooks['astro:routes:resolved']?.(given({ routes: [route] }));
  const done: Partial<HookParameters<'astro:build:done'>> = { dir: pathToFileURL(`${dist}/`) };
  await hooks['astro:build:done']?.(given(done));
  const html = readFileSync(path.join(dist, file), 'utf8');
  rmSync(path.join(dist, file));
  return { html, searched, inline };
}

const keptCount = () => globSync('kept/finished-pages/*', { cwd: folder }).length;

test('a page is shipped with its styles in it, and searched by what its main part shows', async () => {
  const { html, searched, inline } = await finish(pageOf());
  expect(html).toBe(
    `<!DOCTYPE html><html lang="en"><head><style>${STYLES}</style></head><body><p>Menu</p><main data-pagefind-body><h1>Game</h1></main></body></html>`,
  );
  expect(inline.styles.size).toBe(1);
  expect(searched).toHaveLength(1);
  expect(searched[0]?.[0]).toBe('/dice');
  expect(searched[0]?.[1]).toMatch(
    /^<html lang="en"><body><main [^>]*><h1>Game<\/h1><span [^>]*data-alike="pastime"/,
  );
  expect(searched[0]?.[1]).not.toContain('Menu');
});

test('a page that is kept is shipped and searched as one that is made', async () => {
  const first = await finish(pageOf());
  expect(await finish(pageOf())).toEqual(first);
  expect(keptCount()).toBe(1);
});

test.each([
  ['its text', { raw: pageOf({ main: '<h1>Other</h1>' }) }],
  ['its address', { file: 'plinko.html' }],
  ['words that mean the same', { source: { ...SOURCE, sameWords: [['game', 'fun']] } }],
  ['what says that nothing is known', { source: { ...SOURCE, fillers: ['None'] } }],
])('a page is made anew where %s is another', async (_, { raw = pageOf(), ...other }: Other) => {
  await finish(pageOf());
  await finish(raw, other);
  expect(keptCount()).toBe(2);
});

type Other = { raw?: string; file?: string; source?: SearchSource };

test('what styles say is no text of a page', async () => {
  const { searched } = await finish(
    pageOf({
      main: '<h1>Dice</h1><style>astro-island,astro-slot,astro-static-slot{display:contents}</style>',
    }),
    { source: { ...SOURCE, sameWords: [['slot', 'pokie']] } },
  );
  expect(searched[0]?.[1]).not.toMatch(/astro-slot|pokie/);
});

test.each([
  [
    'a style sheet outside its head',
    { main: '<link rel="stylesheet" href="/assets/base.css">' },
    'Expected no style sheets but those in the head of a page',
  ],
  [
    'a style sheet that only looks like one',
    { head: '<!-- <link rel="stylesheet" href="/assets/base.css"> -->' },
    'Expected no style sheets but those in the head of a page',
  ],
  [
    'what stands for a block of styles',
    { main: '<style>/*0*/</style>' },
    'Expected 1 blocks of styles, found 2',
  ],
  [
    'a script that is not known',
    { main: '<script>c()</script>' },
    'Expected scripts that are files of the site or written by Astro, found c()',
  ],
  [
    'a handler',
    { main: '<p onclick="c()">x</p>' },
    'Expected no script or style in attributes, found onclick="c()"',
  ],
])('a page with %s stops the build, and is never kept', async (_, parts: Parts, words) => {
  for (let round = 0; round < 2; round += 1) {
    await expect(finish(pageOf(parts))).rejects.toThrow(`dice.html: ${words}`);
  }
  expect(keptCount()).toBe(0);
});

import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noInlineCode } from './inline-code.ts';
import type { KeptPages, KeptPlace } from './kept-pages.ts';
import type { SearchIndex } from './search-index.ts';

const STYLES = `.base{top:0}${'/* long enough to be compressed */'.repeat(20)}`;

let folder: string;
let dist: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'edgewise-line-'));
  dist = path.join(folder, 'dist');
  mkdirSync(path.join(dist, 'assets'), { recursive: true });
  vi.stubEnv('KEPT_DIR', path.join(folder, 'kept'));
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const pageOf = (name: string) =>
  `<!DOCTYPE html><html lang="en"><head><link rel="stylesheet" href="/assets/base.css"></head><body><main data-pagefind-body><h1>${name}</h1></main></body></html>`;

/** A line for these pages, each of which is kept in a file of its name. */
async function lineFor(files: readonly string[]) {
  writeFileSync(path.join(dist, 'assets/base.css'), STYLES);
  const searched: string[] = [];
  const search: SearchIndex = {
    inOrder: (files) => files,
    begin: () => {},
    add: (address) => Promise.resolve(void searched.push(address)),
    end: () => Promise.resolve(0),
  };
  const placeOf = (address: string): KeptPlace => {
    const keptIn = path.join(folder, `${path.basename(address)}.gz`);
    return { keptIn, isKept: existsSync(keptIn) };
  };
  const pages: KeptPages = {
    integration: { name: 'pages', hooks: {} },
    begin: () => {},
    placeOf,
    forgetUnused: () => {},
  };
  const inline = noInlineCode();
  const sheet = '/assets/base.css';
  const { pageLine } = await import('./page-line.ts');
  const line = pageLine({
    inline,
    search,
    pages,
    islands: { integration: pages.integration, imports: new Map() },
    dist,
    astrosScripts: new Set(),
    sheets: () => ({ css: new Map([[sheet, STYLES]]), shared: [sheet] }),
  });
  line.expect(files);
  await line.begin({ records: [], sameWords: [], fillers: [] });
  return { line, searched, inline };
}

const read = (file: string) => readFileSync(path.join(dist, file), 'utf8');

test('pages stand finished in the site, with compressed copies, and are searched in their order', async () => {
  const { line, searched, inline } = await lineFor(['a.html', 'deep/b.html']);
  await line.finish('deep/b.html', pageOf('B'));
  expect(searched).toEqual([]);
  await line.finish('a.html', pageOf('A'));
  await line.end();
  expect(searched).toEqual(['/a', '/deep/b']);
  expect(read('a.html')).toContain(`<style>${STYLES}</style>`);
  expect(read('deep/b.html')).toContain('<h1>B</h1>');
  const copy = readFileSync(path.join(dist, 'a.html.gz'));
  expect(gunzipSync(copy).toString()).toBe(read('a.html'));
  expect(inline.styles.size).toBe(1);
  expect(existsSync(path.join(dist, 'assets/base.css'))).toBe(false);
});

test('a page that is kept is taken from where it is, to the letter', async () => {
  const first = await lineFor(['a.html']);
  await first.line.finish('a.html', pageOf('A'));
  await first.line.end();
  const html = read('a.html');
  rmSync(path.join(dist, 'a.html'));
  const second = await lineFor(['a.html']);
  // What the route answers where a page is kept.
  await second.line.finish('a.html', '');
  await second.line.end();
  expect(read('a.html')).toBe(html);
  expect([second.searched, second.inline]).toEqual([first.searched, first.inline]);
});

test('copies stand beside no page that the policy is still to come into', async () => {
  vi.stubEnv('POLICY_IN_PAGES', 'yes');
  const { line } = await lineFor(['a.html']);
  await line.finish('a.html', pageOf('A'));
  await line.end();
  expect(readdirSync(dist).toSorted()).toEqual(['a.html', 'assets']);
});

test('a page that cannot be finished is named, and never kept', async () => {
  for (let round = 0; round < 2; round += 1) {
    const { line } = await lineFor(['a.html']);
    await expect(line.finish('a.html', pageOf('<script>c()</script>'))).rejects.toThrow(
      'a.html: Expected scripts that are files of the site or written by Astro, found c()',
    );
  }
});

test('a kept page that cannot be read fails once, by its name', async () => {
  writeFileSync(path.join(folder, 'a.gz'), 'half of it');
  const broken = await lineFor(['a.html']);
  await expect(broken.line.finish('a.html', '')).rejects.toThrow(/^a\.html: .*build once more$/);
  const { line } = await lineFor(['a.html']);
  await line.finish('a.html', pageOf('A'));
  expect(read('a.html')).toContain('<h1>A</h1>');
});

test('a page that was announced and has not come stops the build, as does one that was not', async () => {
  const { line } = await lineFor(['a.html', 'b.html']);
  await line.finish('a.html', pageOf('A'));
  await expect(line.end()).rejects.toThrow('Expected 2 pages, found 1');
  await expect(line.finish('c.html', pageOf('C'))).rejects.toThrow('found c.html');
});

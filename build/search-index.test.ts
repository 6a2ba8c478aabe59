import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeSearchIndex } from './search-index.ts';

let dist: string;

beforeEach(() => {
  dist = mkdtempSync(path.join(tmpdir(), 'search-index-'));
  mkdirSync(path.join(dist, 'reviews'));
  writePage('reviews/quillmark.html', 'data-pagefind-body data-pagefind-filter="kind:casino"');
  writePage('privacy-policy.html', '');
  writeFileSync(
    path.join(dist, 'search-records.json'),
    JSON.stringify([
      { address: '/faq#why', title: 'Why <b> & why?', kind: 'question', text: 'Because 1 < 2.' },
    ]),
  );
});
afterEach(() => rmSync(dist, { recursive: true }));

function writePage(file: string, mainAttributes: string): void {
  const main = `<main ${mainAttributes}><h1>Quillmark</h1><dl><dt>Games</dt><dd>900</dd></dl>
    <p data-pagefind-ignore>Helplines</p><a rel="sponsored nofollow" href="https://x.example">Visit</a>
    <dialog><p>Perks</p></dialog></main>`;
  writeFileSync(
    path.join(dist, file),
    `<html lang="en"><body><header>Menu</header>${main}</body></html>`,
  );
}

/** What a search gives back of each entry. */
const entries = () =>
  globSync('pagefind/fragment/*', { cwd: dist }).map((file) => {
    const text = gunzipSync(readFileSync(path.join(dist, file))).toString();
    return JSON.parse(text.slice(text.indexOf('{'))) as {
      url: string;
      content: string;
      meta: { title: string };
      filters: { kind: string[] };
    };
  });

test('marked pages and records are entries, other pages are not', async () => {
  expect(await writeSearchIndex(dist)).toBe(2);
  expect(
    entries()
      .map(({ url, meta, filters }) => `${url} ${filters.kind.join()} ${meta.title}`)
      .sort(),
  ).toEqual(['/faq#why question Why <b> & why?', '/reviews/quillmark casino Quillmark']);
});

test('an entry holds the content, with a space between a term and its value, and nothing else', async () => {
  await writeSearchIndex(dist);
  const page = entries().find(({ url }) => url === '/reviews/quillmark');
  expect(page?.content).toBe('Quillmark. Games 900');
});

test('only what the search needs is written, and the list of records is taken away', async () => {
  await writeSearchIndex(dist);
  expect(globSync('*.json', { cwd: dist })).toEqual([]);
  const kinds = globSync('pagefind/*.*', { cwd: dist }).map((file) =>
    path.basename(file).replace(/en_\w+/, 'HASH'),
  );
  expect(kinds.sort()).toEqual([
    'pagefind-entry.json',
    'pagefind.HASH.pf_meta',
    'pagefind.js',
    'wasm.en.pagefind',
  ]);
});

test('a site without a marked page stops the build', async () => {
  rmSync(path.join(dist, 'reviews'), { recursive: true });
  await expect(writeSearchIndex(dist)).rejects.toThrow('Expected pages to search');
});

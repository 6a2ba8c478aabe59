import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SearchSource } from '#domain/search/search-record.ts';
import { indexFolder } from '#tests/fixtures/index-folder.ts';
import type { Cut } from './search-parts.ts';

const SOURCE: SearchSource = {
  records: [
    { address: '/faq#why', title: 'Why <b> & why?', kind: 'question', text: 'Because 1 < 2.' },
  ],
  sameWords: [
    ['game', 'pastime'],
    ['why', 'for "what" reason'],
    ['crypto casino', 'coin house'],
  ],
  fillers: ['No source yet'],
};

let dist: string;

beforeEach(() => {
  dist = mkdtempSync(path.join(tmpdir(), 'search-index-'));
  vi.stubEnv('KEPT_DIR', path.join(dist, 'kept'));
  vi.resetModules();
  mkdirSync(path.join(dist, 'reviews'));
  writePage('reviews/quillmark.html', 'data-pagefind-body data-pagefind-filter="kind:casino"');
  writePage('privacy-policy.html', '');
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(dist, { recursive: true });
});

function writePage(file: string, mainAttributes: string): void {
  const main = `<main ${mainAttributes}><h1>Quillmark</h1><dl><dt>Games</dt><dd>900</dd></dl>
    <table><tr><th>Fee</th><td>No source yet</td><td>No source yet <small>but soon</small></td></tr></table>
    <p data-pagefind-ignore>Helplines <b>and more</b></p><a rel="sponsored nofollow" href="https://x.example">Visit</a>
    <dialog><p>Perks</p></dialog></main>`;
  writeFileSync(
    path.join(dist, file),
    `<html lang="en"><head><meta property="og:title" content="Quillmark review">
    <meta name="keywords" content="crypto casino, a &quot;b&quot;"></head><body><header>Menu</header>${main}</body></html>`,
  );
}

/** Makes the index of what lies in the folder. */
async function writeSearchIndex(dist: string, cut?: Cut): Promise<number> {
  const { newSearchIndex } = await import('./search-index.ts');
  return indexFolder(newSearchIndex(cut), dist, SOURCE);
}

/** What a search gives back of each entry. */
const entries = () =>
  globSync('pagefind/fragment/*', { cwd: dist }).map((file) => {
    const text = gunzipSync(readFileSync(path.join(dist, file))).toString();
    return JSON.parse(text.slice(text.indexOf('{'))) as {
      url: string;
      content: string;
      meta: { title: string; names: string; words: string; alike: string };
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
  expect(page?.content).toBe('Quillmark. Games 900 Fee No source yet but soon.');
});

test('an entry is found by its address, its keywords, and what it could have said otherwise', async () => {
  await writeSearchIndex(dist);
  const metaOf = (address: string) => entries().find(({ url }) => url === address)?.meta;
  expect(metaOf('/reviews/quillmark')).toMatchObject({
    names: 'quillmark',
    words: 'Quillmark review, crypto casino, a "b", coin house',
    alike: 'pastime',
  });
  expect(metaOf('/faq#why')?.names).toContain('for "what" reason');
});

test('every word of the index is listed once, those of names first, and no other word', async () => {
  await writeSearchIndex(dist);
  const words = wordsIn(dist);
  expect(words).toEqual([...new Set(words)]);
  expect(words.indexOf('quillmark')).toBeLessThan(words.indexOf('900'));
  expect(words).toEqual(expect.arrayContaining(['pastime', 'coin', 'because', 'soon']));
  expect(words).not.toContain('helplines');
  expect(words).not.toContain('perks');
});

test('only what the search needs is written', async () => {
  await writeSearchIndex(dist);
  const kinds = globSync('pagefind/*.*', { cwd: dist }).map((file) =>
    path.basename(file).replace(/en_\w+/, 'HASH'),
  );
  expect(kinds.sort()).toEqual([
    'pagefind-entry.json',
    'pagefind.HASH.pf_meta',
    'pagefind.js',
    'wasm.en.pagefind',
    'words.json',
  ]);
});

test('a site without a marked page stops the build', async () => {
  rmSync(path.join(dist, 'reviews'), { recursive: true });
  await expect(writeSearchIndex(dist)).rejects.toThrow('Expected pages to search');
});

test('the index of a large site is the same in parts as at once, and holds each entry once', async () => {
  for (let page = 0; page < 20; page += 1) {
    writePage(`reviews/${page}.html`, 'data-pagefind-body data-pagefind-filter="kind:casino"');
  }
  // 22 pages, of which 21 are searched, and one record.
  expect(await writeSearchIndex(dist)).toBe(22);
  const atOnce = indexedIn(dist);
  expect(await writeSearchIndex(dist, { manyPages: 10, fullFolder: 5, pagesOfPart: 8 })).toBe(22);
  expect(indexedIn(dist)).toEqual(atOnce);
  expect(entries().map(({ url }) => url)).toHaveLength(22);
  // 21 pages of a full folder are cut into four: eight at most are to be in a part.
  const kept = globSync('kept/search-parts/*-of-5.gz', { cwd: dist });
  expect(kept.length).toBeGreaterThan(2);
});

/** The names of the files of an index, which follow from what is in them, and its words. */
const indexedIn = (dist: string) => ({
  names: globSync('pagefind/{index,fragment}/*', { cwd: dist }).sort(),
  words: wordsIn(dist),
});

const wordsIn = (dist: string) =>
  JSON.parse(readFileSync(path.join(dist, 'pagefind/words.json'), 'utf8')) as string[];

test('pages are added one part after another, and none that was not announced', async () => {
  const { newSearchIndex } = await import('./search-index.ts');
  const search = newSearchIndex({ manyPages: 1, fullFolder: 2, pagesOfPart: 1 });
  // The front page is in the first part; the others are in the two that are left, by a hash of their addresses.
  const files = search.inOrder(['reviews/a.html', 'reviews/b.html', 'index.html']);
  expect(files[0]).toBe('index.html');
  search.begin(SOURCE);
  await search.add('/reviews/a', PAGE);
  await expect(search.add('/', PAGE)).rejects.toThrow('Expected / before');
  await expect(search.add('/other', PAGE)).rejects.toThrow('announced, found /other');
  await search.end(dist);
});

const PAGE = '<html lang="en"><body><main data-pagefind-body><h1>A</h1></main></body></html>';

import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SearchSource } from '#domain/search/search-record.ts';
import { elementsOf } from './html-page.ts';
import { addressOfFile } from './page-kinds.ts';
import { searchedPage } from './searched-page.ts';

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
async function writeSearchIndex(dist: string, pagesInPart?: number): Promise<number> {
  const { newSearchIndex } = await import('./search-index.ts');
  const search = newSearchIndex(pagesInPart);
  search.begin(SOURCE, globSync('**/*.html', { cwd: dist }).length);
  for (const file of globSync('**/*.html', { cwd: dist })) {
    const html = readFileSync(path.join(dist, file), 'utf8');
    const page = searchedPage(html, elementsOf(html), addressOfFile(file), SOURCE);
    if (page !== null) await search.add(addressOfFile(file), page);
  }
  return search.end(dist);
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
  const { parts, words } = JSON.parse(
    readFileSync(path.join(dist, 'pagefind/words.json'), 'utf8'),
  ) as { parts: string[]; words: string[] };
  expect(parts).toEqual([]);
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

test('the index of a large site is in parts, which together hold each entry once', async () => {
  for (let page = 0; page < 20; page += 1) {
    writePage(`reviews/${page}.html`, 'data-pagefind-body data-pagefind-filter="kind:casino"');
  }
  // 22 pages, of which 21 are searched, and one record.
  expect(await writeSearchIndex(dist, 10)).toBe(22);
  const known = readFileSync(path.join(dist, 'pagefind/words.json'), 'utf8');
  const { parts, words } = JSON.parse(known) as { parts: string[]; words: string[] };
  expect(parts).toEqual(['part-1', 'part-2']);
  const fragments = globSync('pagefind/**/fragment/*', { cwd: dist });
  expect(fragments).toHaveLength(22);
  for (const part of parts) {
    expect(
      globSync(`pagefind/${part}/*`, { cwd: dist })
        .map((file) => path.extname(file))
        .sort(),
    ).toEqual(['', '', '', '.json', '.pf_meta']);
  }
  expect(words).toEqual([...new Set(words)]);
  expect(words.indexOf('quillmark')).toBeLessThan(words.indexOf('900'));
});

import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { SearchSource } from '#domain/search/search-record.ts';
import type { KnownWords } from '#domain/search/understood-query.ts';
import { parsePage } from '#domain/html/page-tree.ts';
import { freshFolder } from '#tests/fixtures/fresh-folder.ts';
import { writeSearchIndex } from './search.ts';
import { type Entry, searchedPage } from './searched-page.ts';

const SOURCE: SearchSource = {
  records: [
    { address: '/faq#why', title: 'Why <b> & why?', kind: 'question', text: 'Because 1 < 2.' },
  ],
  sameWords: [
    ['game', 'pastime'],
    ['why', 'for "what" reason'],
    ['crypto casino', 'coin house'],
  ],
  first: [
    { href: '/reviews/quillmark', words: ['legit'] },
    { href: '/reviews/quillmark', words: ['safe'], beside: ['casino'] },
  ],
  fillers: ['Not known'],
};

const dist = freshFolder();

/** A page as the search takes it; none where it leaves it out. */
function searched(name: string, mainAttributes: string): Entry[] {
  const main = `<main ${mainAttributes}><h1>Quillmark</h1><dl><dt>Games</dt><dd>900</dd></dl>
    <table><tr><th>Fee</th><td>Not known</td><td>Not known <small>but soon</small></td></tr></table>
    <p>We looked at it. <span class="unseen">Paid link</span></p><p>0.1<small>A rule</small>, 10<sup>2</sup>, <b>b</b>old</p><h2>Facts</h2><details><summary data-pagefind-ignore><h2>Facts</h2></summary>All</details>
    <nav>On this page</nav><p hidden>For others</p>
    <p data-pagefind-ignore>Helplines <b>and more</b></p><a rel="sponsored nofollow" href="https://x.example">Visit</a>
    <dialog><p>Perks</p></dialog></main>`;
  const html = `<html lang="en"><head><meta property="og:title" content="Quillmark review">
    <meta name="keywords" content="crypto casino, a &quot;b&quot;"></head><body><header>Menu</header>${main}</body></html>`;
  return [searchedPage(parsePage(name, html), SOURCE) ?? []].flat();
}
const PAGES = [
  ...searched('reviews/quillmark.html', 'data-pagefind-body data-pagefind-filter="kind:casino"'),
  ...searched('privacy-policy.html', ''),
];

/** Fragments of the index, one for each entry. */
const entries = () =>
  globSync('pagefind/fragment/*', { cwd: dist() }).map((file) => {
    const text = gunzipSync(readFileSync(dist(file))).toString();
    return JSON.parse(text.slice(text.indexOf('{'))) as {
      url: string;
      content: string;
      meta: { title: string; names: string; words: string; alike: string };
      filters: { kind: string[]; first?: string[] };
    };
  });

test('marked pages and records are entries, other pages are not', async () => {
  expect(await writeSearchIndex(dist(), PAGES, SOURCE)).toBe(2);
  expect(
    entries()
      .map(({ url, meta, filters }) => `${url} ${filters.kind.join()} ${meta.title}`)
      .sort(),
  ).toEqual(['/faq#why question Why <b> & why?', '/reviews/quillmark casino Quillmark']);
});

test('an entry holds the content, each heading once, a space between a term and its value, and nothing else', async () => {
  await writeSearchIndex(dist(), PAGES, SOURCE);
  const page = entries().find(({ url }) => url === '/reviews/quillmark');
  expect(page?.content).toBe(
    'Quillmark. Games 900 Fee Not known but soon. ␞ We looked at it. ␞ 0.1 A rule, 102, b old. Facts. All',
  );
});

test('an entry is found by its address, its keywords, and what it could have said otherwise', async () => {
  await writeSearchIndex(dist(), PAGES, SOURCE);
  const metaOf = (address: string) => entries().find(({ url }) => url === address)?.meta;
  expect(metaOf('/reviews/quillmark')).toMatchObject({
    names: 'quillmark',
    words: 'Quillmark review, crypto casino, a "b", coin house',
    alike: 'pastime',
  });
  expect(metaOf('/faq#why')?.names).toContain('for "what" reason');
});

test('a page that comes first for some words is found by its place in their list', async () => {
  await writeSearchIndex(dist(), PAGES, SOURCE);
  const places = entries().map(({ url, filters }) => [url, filters.first]);
  expect(new Map(places as [string, unknown][])).toEqual(
    new Map([
      ['/reviews/quillmark', ['0', '1']],
      ['/faq#why', undefined],
    ]),
  );
  expect(wordsIn().first).toEqual(SOURCE.first);
});

test('every word of the index is listed once, those of names first, and no other word', async () => {
  await writeSearchIndex(dist(), PAGES, SOURCE);
  const { names, texts } = wordsIn();
  const words = [...names, ...texts];
  expect(words).toEqual([...new Set(words)]);
  expect(names).toContain('quillmark');
  expect(texts).toEqual(expect.arrayContaining(['900', 'pastime', 'because', 'soon']));
  expect(words).not.toContain('helplines');
  expect(words).not.toContain('perks');
});

test('only what the search needs is written', async () => {
  await writeSearchIndex(dist(), PAGES, SOURCE);
  const kinds = globSync('pagefind/*.*', { cwd: dist() }).map((file) =>
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
  await expect(writeSearchIndex(dist(), [], SOURCE)).rejects.toThrow('Expected pages to search');
});

const wordsIn = () => JSON.parse(readFileSync(dist('pagefind/words.json'), 'utf8')) as KnownWords;

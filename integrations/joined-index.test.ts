import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { close } from 'pagefind';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CborItem, itemBytes, readItem } from './cbor.ts';
import { type PartOfIndex, rangesOf, unpacked, writeJoinedIndex } from './joined-index.ts';
import { type IndexFile, searchPart } from './search-part.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'edgewise-joined-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await close();
});

/** On two pages, where each is a page and a place: 24,000, and a chunk holds 20,000. */
const MANY_WORDS = Array.from({ length: 6_000 }, (_, number) => `w${number}`).join(' ');

/** Words in headings, with accents, often and once; a picture and keywords, each on some pages alone. */
const PAGES = [
  ['casino', '<h1>Vantry</h1><p>Stödlinjen helps; withdrawals of coins. Odds, odds and odds.</p>'],
  ['game', '<h1>Dice</h1><img src="/dice.png" alt="Two dice"><p>Odds of dice: a coin.</p>'],
  ['casino', '<h1>Quillmark</h1><p>Stodlinjen, withdrawal of a coin.</p>'],
  [
    'game',
    '<h1>Crash</h1><p>Odds <span data-pagefind-meta="words[data-w]" data-w="rocket, coin"></span></p>',
  ],
  ['casino', '<h1>Tidewrack</h1><h2>Coins</h2><p>🎰 wins, Stödlinjen again.</p>'],
  ['page', '<h1>Ｆull width</h1><p>Coins once more.</p>'],
  ['page', `<h1>List</h1><p>${MANY_WORDS}</p>`],
  ['page', `<h1>List again</h1><p>${MANY_WORDS}</p>`],
] as const;

/** What Pagefind makes of these pages, by their numbers. */
async function indexOf(numbers: readonly number[]): Promise<IndexFile[]> {
  const part = searchPart(folder, `site.${numbers.join('-')}`, 'recipe');
  for (const number of numbers) {
    const [kind, main] = PAGES[number] as (typeof PAGES)[number];
    await part.add(
      `/${number}`,
      `<html lang="en"><body><main data-pagefind-body data-pagefind-filter="kind:${kind}">${main}</main></body></html>`,
    );
  }
  return [...((await part.end())?.read() ?? [])];
}

const partOf = async (...numbers: number[]) => {
  const files = await indexOf(numbers);
  return { files, read: () => files, numbers };
};

async function joinedIndex(parts: readonly PartOfIndex[]): Promise<IndexFile[]> {
  const files: IndexFile[] = [];
  await writeJoinedIndex(parts, (file) => files.push(file));
  return files;
}

const contentOf = (files: readonly IndexFile[], end: string) =>
  files.find((file) => file.path.endsWith(end))?.content;

const metaOf = (files: readonly IndexFile[]) =>
  readItem({ bytes: unpacked(contentOf(files, '.pf_meta')), place: 0 }) as CborItem[];

/** Files of words and of pages, whose names follow from what is in them, unpacked. */
const unpackedIn = (files: readonly IndexFile[]) =>
  files
    .filter((file) => /^(index|fragment)\//.test(file.path))
    .map((file) => `${file.path} ${unpacked(file.content).toString('hex')}`)
    .sort();

/** Values of filters, which Pagefind writes in any order. */
const filterOf = (files: readonly IndexFile[]) => {
  const bytes = unpacked(contentOf(files, '.pf_filter'));
  const [filter, values] = readItem({ bytes, place: 0 }) as [string, [string, number[]][]];
  return [filter, Object.fromEntries(values)];
};

test.each([
  [
    'that follow each other',
    [
      [0, 1],
      [2, 3],
      [4, 5],
      [6, 7],
    ],
  ],
  [
    'whose pages lie between each other',
    [
      [1, 4, 7],
      [0, 3, 5],
      [2, 6],
    ],
  ],
  [
    'of which one has no picture, and one no other words',
    [
      [0, 2],
      [1, 5, 6, 7],
      [3, 4],
    ],
  ],
])('parts %s come to the index that Pagefind makes of all at once', async (_, cut) => {
  const atOnce = await indexOf(PAGES.map((_, number) => number));
  const joined = await joinedIndex(await Promise.all(cut.map((numbers) => partOf(...numbers))));
  expect(unpackedIn(joined)).toEqual(unpackedIn(atOnce));
  const [version, pages, chunks, , sorts, fields] = metaOf(joined);
  const [, ...expected] = metaOf(atOnce);
  expect([pages, chunks, sorts, fields]).toEqual([
    expected[0],
    expected[1],
    expected[3],
    expected[4],
  ]);
  expect(version).toBe('1.5.2');
  expect(chunks).toHaveLength(2);
  expect(filterOf(joined)).toEqual(['kind', { casino: [0, 2, 4], game: [1, 3], page: [5, 6, 7] }]);
  expect(filterOf(joined)).toEqual(filterOf(atOnce));
});

test('what a browser reads first names the other files, and how many pages there are', async () => {
  const joined = await joinedIndex([await partOf(0, 1), await partOf(2)]);
  const entry = JSON.parse(String(Buffer.from(contentOf(joined, 'entry.json') ?? []))) as {
    languages: { en: { hash: string; page_count: number } };
  };
  const { hash, page_count: pageCount } = entry.languages.en;
  expect(pageCount).toBe(3);
  expect(joined.map((file) => file.path)).toContain(`pagefind.${hash}.pf_meta`);
  expect(joined.map((file) => file.path)).toEqual(
    expect.arrayContaining(['pagefind.js', 'wasm.en.pagefind']),
  );
});

test('one part is the index', async () => {
  const part = await partOf(0, 1);
  expect(await joinedIndex([part])).toEqual(part.files);
});

/** A part whose only page is called otherwise. */
function renamed(files: readonly IndexFile[], name: string): IndexFile[] {
  const [version, , ...rest] = metaOf(files) as [CborItem, CborItem, ...CborItem[]];
  const meta = Buffer.concat([
    Buffer.from('pagefind_dcd'),
    itemBytes([version, [[name, 9]], ...rest]),
  ]);
  return files.map(({ path: file, content }) => {
    if (file.endsWith('.pf_meta')) return { path: file, content: gzipSync(meta) };
    const isPage = file.startsWith('fragment/');
    return { path: isPage ? `fragment/${name}.pf_fragment` : file, content };
  });
}

test('two pages of one name in two parts are both shown', async () => {
  const [first, second] = [await partOf(0), await partOf(2)];
  const joined = await joinedIndex([
    { read: () => renamed(first.files, 'en_1234567'), numbers: [0] },
    { read: () => renamed(second.files, 'en_1234567'), numbers: [1] },
  ]);
  const pages = metaOf(joined)[1] as [string, number][];
  const shown = pages.map(([name]) =>
    unpacked(contentOf(joined, `${name}.pf_fragment`)).toString(),
  );
  expect(shown.map((text) => (JSON.parse(text) as { url: string }).url)).toEqual(['/0', '/2']);
});

test('a part with other pages than were added is refused', async () => {
  const parts = [await partOf(0), { ...(await partOf(1)), numbers: [1, 2] }];
  await expect(joinedIndex(parts)).rejects.toThrow('Expected 2 pages in a part, found 1');
});

test.each<[string, string[][], [string, string][]]>([
  ['one chunk', [['apple', 'pear']], [['apple', 'pear']]],
  [
    'several',
    [['ant', 'apple'], ['apricot', 'banana'], ['peach']],
    [
      ['ant', 'app'],
      ['apr', 'b'],
      ['p', 'peach'],
    ],
  ],
  [
    'one that would end before it begins',
    [['than'], ['that'], ['the']],
    [
      ['than', 'than'],
      ['that', 'that'],
      ['the', 'the'],
    ],
  ],
])('of %s it is said from where to where it goes', (_, chunks, ranges) => {
  expect(rangesOf(chunks)).toEqual(ranges);
});

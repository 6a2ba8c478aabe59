import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { close } from 'pagefind';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type MadePart, searchPart } from './search-part.ts';

/** How often Pagefind was started. */
const started = vi.hoisted(() => ({ times: 0 }));
vi.mock('pagefind', async (importOriginal) => {
  const pagefind = await importOriginal<typeof import('pagefind')>();
  return {
    ...pagefind,
    createIndex: (...given: Parameters<typeof pagefind.createIndex>) => {
      started.times += 1;
      return pagefind.createIndex(...given);
    },
  };
});

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'edgewise-part-'));
  started.times = 0;
});
afterEach(() => rmSync(folder, { recursive: true }));
afterAll(() => close());

type Entry = [address: string, text: string];
const APPLE: Entry = ['/a', 'Apple'];
const ENTRIES: readonly Entry[] = [APPLE, ['/b', 'Banana']];

async function make(entries: readonly Entry[], recipe = 'recipe') {
  const part = searchPart(folder, 'site.0-of-1', recipe);
  for (const [address, text] of entries) {
    const page = `<html lang="en"><body><main data-pagefind-body><h1>${text}</h1></main></body></html>`;
    await part.add(address, page);
  }
  return part.end();
}

const titlesOf = (part: MadePart) =>
  part
    .read()
    .filter((file) => file.path.startsWith('fragment/'))
    .map(({ content }) => {
      const text = gunzipSync(content).toString();
      return (JSON.parse(text.slice(text.indexOf('{'))) as { meta: { title: string } }).meta.title;
    })
    .toSorted();

test('a part of the same entries is taken from the build before', async () => {
  const first = await make(ENTRIES);
  expect(titlesOf(first)).toEqual(['Apple', 'Banana']);
  expect(first.names).toEqual(['apple', 'banana']);
  expect(started.times).toBe(1);
  const second = await make(ENTRIES);
  expect(started.times).toBe(1);
  const bytesOf = (part: MadePart) =>
    part.read().map((file) => [file.path, Buffer.from(file.content).toString('hex')]);
  expect(bytesOf(second)).toEqual(bytesOf(first));
  expect(second.names).toEqual(first.names);
});

test.each<[string, readonly Entry[], string[]]>([
  ['says something else', [APPLE, ['/b', 'Cherry']], ['Apple', 'Cherry']],
  ['has come', [...ENTRIES, ['/c', 'Cherry']], ['Apple', 'Banana', 'Cherry']],
  ['is gone', ENTRIES.slice(0, 1), ['Apple']],
  ['is called otherwise', [APPLE, ['/d', 'Banana']], ['Apple', 'Banana']],
])(
  'a part is made anew where an entry %s, and takes the place of the old one',
  async (_, entries, titles) => {
    await make(ENTRIES);
    expect(titlesOf(await make(entries))).toEqual(titles);
    expect(started.times).toBe(2);
    expect(globSync('*.part', { cwd: folder })).toHaveLength(1);
    expect(titlesOf(await make(entries))).toEqual(titles);
    expect(started.times).toBe(2);
  },
);

test('a part is made anew by other code', async () => {
  await make(ENTRIES);
  await make(ENTRIES, 'other code');
  expect(started.times).toBe(2);
});

test('a broken part is made anew', async () => {
  await make(ENTRIES);
  const [kept = ''] = globSync('*.part', { cwd: folder });
  const bytes = readFileSync(path.join(folder, kept));
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  writeFileSync(path.join(folder, kept), bytes);
  expect(titlesOf(await make(ENTRIES))).toEqual(['Apple', 'Banana']);
  expect(started.times).toBe(2);
});

import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { compressFolder, pageCompression, putBeside } from './compressed-copies.ts';
import { siteFiles } from './site-files.ts';

const LONG = 'A page with the same words again and again. '.repeat(30);

describe('the compressed copies', () => {
  let folder: string;
  let dist: string;
  let kept: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'edgewise-copies-'));
    [dist, kept] = [path.join(folder, 'dist'), path.join(folder, 'kept')];
    mkdirSync(dist);
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const write = (name: string, text: string) => writeFileSync(path.join(dist, name), text);
  const read = (name: string) => readFileSync(path.join(dist, name));

  test('hold the words of the file, in both forms', async () => {
    write('index.html', LONG);
    await compressFolder(dist, { kept });
    expect(brotliDecompressSync(read('index.html.br')).toString()).toBe(LONG);
    expect(gunzipSync(read('index.html.gz')).toString()).toBe(LONG);
  });

  test('are not made of what is short, or of what is no text', async () => {
    write('short.txt', 'A few words.');
    write('picture.png', LONG);
    await compressFolder(dist, { kept });
    expect(readdirSync(dist)).toEqual(['picture.png', 'short.txt']);
  });

  test('are taken from what was kept of the same bytes, and made anew of others', async () => {
    write('one.html', LONG);
    await compressFolder(dist, { kept });
    const [copy = ''] = readdirSync(kept).filter((name) => name.endsWith('.br'));
    // Only a copy that was taken, not made, can say this.
    writeFileSync(path.join(kept, copy), 'kept');
    write('other.html', LONG);
    write('changed.html', `${LONG}!`);
    await compressFolder(dist, { kept });
    expect(read('other.html.br').toString()).toBe('kept');
    expect(brotliDecompressSync(read('changed.html.br')).toString()).toBe(`${LONG}!`);
  });

  test('of a page that is finished stand beside it, and are compressed once', async () => {
    const page = pageCompression(1, kept);
    const copies = await page.copiesOf(Buffer.from(LONG));
    write('index.html', LONG);
    putBeside('index.html', copies, siteFiles(dist, dist));
    expect(brotliDecompressSync(read('index.html.br')).toString()).toBe(LONG);
    const before = readdirSync(kept).toSorted();
    expect(before).toHaveLength(2);
    for (const copy of before) writeFileSync(path.join(kept, copy), copy);
    await compressFolder(dist, { kept });
    // Nothing was compressed again: what the copies say was written above.
    expect(readdirSync(kept).toSorted()).toEqual(before);
    expect(before).toContain(read('index.html.br').toString());
  });

  test('give back the page that they are made of, and nothing where they are broken or gone', async () => {
    const page = pageCompression(1, kept);
    const { hash } = await page.copiesOf(Buffer.from(LONG));
    expect(page.read(hash)?.toString()).toBe(LONG);
    expect(page.read('of another')).toBeUndefined();
    for (const copy of readdirSync(kept)) writeFileSync(path.join(kept, copy), 'half of it');
    expect(page.read(hash)).toBeUndefined();
  });

  test('are made of what is left alone', async () => {
    write('done.html', LONG);
    write('left.html', LONG);
    await compressFolder(dist, { kept, isLeft: (file) => file.endsWith('left.html') });
    expect(readdirSync(dist)).toEqual(['done.html', 'left.html', 'left.html.br', 'left.html.gz']);
  });

  test('of a site of thousands of pages are made with less effort, page by page and at the end', async () => {
    for (let page = 0; page < 2000; page += 1) write(`${page}.html`, 'Short.');
    write('index.html', LONG);
    await compressFolder(dist, { kept });
    const effort = (copies: string[]) => copies.find((name) => name.endsWith('.br'))?.split('.')[1];
    expect(effort(readdirSync(kept))).toBe('6');
    await pageCompression(2001, path.join(folder, 'pages')).copiesOf(Buffer.from(LONG));
    expect(effort(readdirSync(path.join(folder, 'pages')))).toBe('6');
    expect(brotliDecompressSync(read('index.html.br')).toString()).toBe(LONG);
  });
});

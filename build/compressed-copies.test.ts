import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { compressFolder, compressionAhead } from './compressed-copies.ts';

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

  test('are those of what was compressed ahead, while the rest of the site was made', async () => {
    write('index.html', LONG);
    const ahead = compressionAhead(1, kept);
    await ahead.add(Buffer.from(LONG));
    await ahead.end();
    const before = readdirSync(kept).toSorted();
    expect(before).toHaveLength(2);
    for (const copy of before) writeFileSync(path.join(kept, copy), copy);
    await compressFolder(dist, { kept });
    // Nothing was compressed again: what the copies say was written above.
    expect(readdirSync(kept).toSorted()).toEqual(before);
    expect(before).toContain(read('index.html.br').toString());
  });

  test('of a site of thousands of pages are made with less effort, and as much as ahead', async () => {
    for (let page = 0; page < 2000; page += 1) write(`${page}.html`, 'Short.');
    write('index.html', LONG);
    await compressFolder(dist, { kept });
    const effort = (copies: string[]) => copies.find((name) => name.endsWith('.br'))?.split('.')[1];
    expect(effort(readdirSync(kept))).toBe('8');
    const ahead = compressionAhead(2001, path.join(folder, 'ahead'));
    await ahead.add(Buffer.from(LONG));
    await ahead.end();
    expect(effort(readdirSync(path.join(folder, 'ahead')))).toBe('8');
    expect(brotliDecompressSync(read('index.html.br')).toString()).toBe(LONG);
  });
});

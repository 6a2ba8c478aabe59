import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { freshFolder } from '#tests/fixtures/fresh-folder.ts';
import { compressFolder } from './compressed-copies.ts';

const LONG = 'A page with the same words again and again. '.repeat(30);

describe('the compressed copies', () => {
  const dist = freshFolder();
  const write = (name: string, text: string) => writeFileSync(dist(name), text);
  const read = (name: string) => readFileSync(dist(name));

  test('hold the words of each file, in both forms', async () => {
    mkdirSync(dist('guides'));
    const names = ['index.html', 'guides/a.html', 'guides/b.html', 'style.css', 'feed.xml'];
    for (const name of names) write(name, name + LONG);
    await compressFolder(dist());
    for (const name of names) {
      expect(brotliDecompressSync(read(`${name}.br`)).toString()).toBe(name + LONG);
      expect(gunzipSync(read(`${name}.gz`)).toString()).toBe(name + LONG);
    }
  });

  test('are not made of what is short, or of what is no text', async () => {
    write('short.txt', 'A few words.');
    write('picture.png', LONG);
    await compressFolder(dist());
    expect(readdirSync(dist())).toEqual(['picture.png', 'short.txt']);
  });
});

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { isHiddenFromSearches, recordPublished, searchWords } from './published-list.ts';

const root = mkdtempSync(path.join(tmpdir(), 'edgewise-published-'));
afterAll(() => rmSync(root, { recursive: true }));

const file = path.join(root, 'published.yaml');
const built = (robots: string, ...addresses: string[]) => {
  mkdirSync(path.join(root, 'dist'), { recursive: true });
  const write = (name: string, text: string) => writeFileSync(path.join(root, 'dist', name), text);
  write('index.html', `<head><meta name="robots" content="${robots}"></head>`);
  const urls = addresses.map((address) => `<url><loc>https://s.example${address}</loc></url>`);
  write('sitemap.xml', `<urlset>${urls.join('')}</urlset>`);
  return path.join(root, 'dist');
};
const listed = () => (parse(readFileSync(file, 'utf8')) as { addresses: string[] }).addresses;

test('a site that no search may list is said to be one, and is not recorded', () => {
  const dist = built('noindex, max-image-preview:large', '/', '/faq');
  expect(searchWords(isHiddenFromSearches(dist))).toMatch(/^No search may list this site/);
  expect(recordPublished(dist, root)).toBe(false);
  expect(() => listed()).toThrow('ENOENT');
});

test('a page stays on the list when it is gone, and later pages of lists never are', () => {
  const open = (...addresses: string[]) => built('max-image-preview:large', ...addresses);
  expect(recordPublished(open('/', '/blog/page/2', '/reviews/b', '/faq'), root)).toBe(true);
  expect(listed()).toEqual(['/', '/faq', '/reviews/b']);
  expect(recordPublished(open('/', '/reviews/a'), root)).toBe(true);
  expect(listed()).toEqual(['/', '/faq', '/reviews/a', '/reviews/b']);
  expect(recordPublished(open('/', '/faq'), root)).toBe(false);
});

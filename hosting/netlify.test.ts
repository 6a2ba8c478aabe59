import { describe, expect, test } from 'vitest';
import { headersFile, readHeadersFile, redirectsFile } from './netlify.ts';

const PAGES = ['/', '/bonuses', '/bonuses/no-deposit', '/bonuses/cashback', '/games/crash', '/faq'];
const REDIRECTS = [{ from: '/home', to: '/' }];

type Rule = { from: string; to: string; status: string };

const rulesIn = (file: string): Rule[] =>
  file
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(' '))
    .map(([from = '', to = '', status = '']) => ({ from, to, status }));

/** As Cloudflare Pages does it: fixed addresses first, then the patterns from the top. */
function firstMatch(file: string, path: string): Rule | undefined {
  const rules = rulesIn(file);
  return (
    rules.find(({ from }) => from === path) ??
    rules.find(({ from }) => new RegExp(`^${from.replace(/:[A-Za-z]\w*/g, '[^/]+')}$`).test(path))
  );
}

describe('redirectsFile', () => {
  const file = redirectsFile(REDIRECTS, PAGES);

  test.each([
    ['/home', '/', '301'],
    // A page below a fallback stands for itself where rules come before files, and without `.html`.
    ['/bonuses/cashback', '/bonuses/cashback', '200'],
    ['/bonuses/cashback.html', '/bonuses/cashback', '301'],
    ['/bonuses/unheard-of', '/bonuses/no-deposit', '200'],
  ])('answers %s with %s and %s', (path, to, status) => {
    expect(firstMatch(file, path)).toMatchObject({ to, status });
  });

  test('leaves deeper and other unknown addresses to the 404 page', () => {
    expect(firstMatch(file, '/bonuses/unheard-of/deeper')).toBeUndefined();
    expect(firstMatch(file, '/unheard-of')).toBeUndefined();
  });

  test('puts fixed addresses before patterns, which are counted apart from there on', () => {
    const isPattern = rulesIn(file).map(({ from }) => from.includes(':'));
    // Home, and three pages with and without `.html`.
    expect(isPattern).toEqual([...Array<boolean>(7).fill(false), true, true, true]);
  });

  test('throws where there are more rules than Cloudflare Pages reads', () => {
    const many = Array.from({ length: 1001 }, (_, index) => `/bonuses/number-${index}`);
    expect(() => redirectsFile([], many)).toThrow('_redirects: expected at most 2000, found 2002');
  });
});

describe('headersFile', () => {
  const file = headersFile({ 'X-Frame-Options': 'DENY' });

  test('sets the security headers on everything', () => {
    expect(file).toContain('\n/*\n  X-Frame-Options: DENY\n');
  });

  test('sets Cache-Control once, for hashed files', () => {
    expect(file.match(/Cache-Control/g)).toHaveLength(1);
    expect(file).toContain('\n/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n');
  });

  test('throws where a line is longer than Cloudflare Pages reads', () => {
    expect(() => headersFile({ A: 'x'.repeat(2000) })).toThrow(
      '_headers: expected at most 2000 characters, found 2005:   A: xxx',
    );
  });
});

test('readHeadersFile reads what headersFile wrote, and nothing that is for hashed files', () => {
  const headers = { 'Content-Security-Policy': "default-src 'none'; img-src a:", 'X-A': 'b' };
  expect(readHeadersFile(headersFile(headers))).toEqual(headers);
});

import { expect, test } from 'vitest';
import { kindsOf } from './page-kinds.ts';

const route = (pattern: string, patternRegex: RegExp, type: 'page' | 'endpoint' = 'page') => ({
  pattern,
  patternRegex,
  type,
});

const kinds = kindsOf([
  route('/', /^\/$/),
  route('/reviews/[slug]', /^\/reviews\/([^/]+?)$/),
  route('/bonuses', /^\/bonuses$/),
  route('/bonuses/page/[page]', /^\/bonuses\/page\/([^/]+?)$/),
  route('/guides/[...page]', /^\/guides(?:\/(.*?))?$/),
  route('/feed.xml', /^\/feed\.xml$/, 'endpoint'),
]);

test('a page is of the kind of its route', () => {
  expect(kinds.of('index.html')).toBe('/');
  expect(kinds.of('reviews/a.html')).toBe('/reviews/[slug]');
  expect(kinds.of('reviews/b.html')).toBe('/reviews/[slug]');
});

test('later pages of a list are of the kind of the list', () => {
  expect(kinds.of('bonuses.html')).toBe('/bonuses');
  expect(kinds.of('bonuses/page/7.html')).toBe('/bonuses');
  expect(kinds.of('guides/page/2.html')).toBe('/guides');
  expect(kinds.count).toBe(4);
});

test('a page that no route makes stops the build', () => {
  expect(() => kinds.of('stray.html')).toThrow('Expected a route of stray.html, found none');
});

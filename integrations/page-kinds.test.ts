import { expect, test } from 'vitest';
import { addressOfFile, fileOfPathname, kindOf } from './page-kinds.ts';

test('later pages of a list are of the kind of the list', () => {
  const patterns = [
    '/bonuses',
    '/bonuses/page/[page]',
    '/guides/[...page]',
    '/',
    '/reviews/[slug]',
  ];
  expect(patterns.map(kindOf)).toEqual(['/bonuses', '/bonuses', '/guides', '/', '/reviews/[slug]']);
});

test.each([
  ['/', 'index.html', '/'],
  ['/index.html', 'index.html', '/'],
  ['/404.html', '404.html', '/404'],
  ['/reviews/a', 'reviews/a.html', '/reviews/a'],
  ['/reviews/a.html', 'reviews/a.html', '/reviews/a'],
  ['/guides/page/2/', 'guides/page/2.html', '/guides/page/2'],
])('the page of %s is in %s, at %s', (pathname, file, address) => {
  expect(fileOfPathname(pathname)).toBe(file);
  expect(addressOfFile(file)).toBe(address);
});

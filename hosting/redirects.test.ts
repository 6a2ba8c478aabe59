import { describe, expect, test } from 'vitest';
import { findRedirectProblems } from './redirects.ts';

const pages = new Set(['/', '/bonuses', '/faq']);

describe('findRedirectProblems', () => {
  test.each<[{ from: string; to: string }[], string[]]>([
    [
      [
        { from: '/home', to: '/' },
        { from: '/old/questions', to: '/faq' },
      ],
      [],
    ],
    [
      [
        { from: '/home', to: '/' },
        { from: '/home', to: '/faq' },
      ],
      ['/home: redirected twice'],
    ],
    [[{ from: '/home', to: '/home' }], ['/home: leads back to itself']],
    // A chain that ends in a loop of which it is no part.
    [
      [
        { from: '/start', to: '/a' },
        { from: '/a', to: '/b' },
        { from: '/b', to: '/a' },
      ],
      [
        '/start: leads to /a, which is redirected itself',
        '/a: leads back to itself',
        '/b: leads back to itself',
      ],
    ],
    [[{ from: '/home', to: '/gone' }], ['/home: leads to /gone, which is not a page']],
    [
      [{ from: '/home', to: '//a.example/' }],
      ['/home: leads to //a.example/, which is not a page'],
    ],
    [[{ from: '/faq', to: '/bonuses' }], ['/faq: is a page and cannot be redirected']],
  ])('of %j says %j', (redirects, problems) => {
    expect(findRedirectProblems(redirects, pages)).toEqual(problems);
  });

  test.each(['home', '/home/', '/Home', '/home.html', '/a//b', '/a b', '/a*', '/:a', '/'])(
    'rejects the source %s, which no host would match alike',
    (from) => {
      const problems = findRedirectProblems([{ from, to: '/' }], new Set(['/']));
      expect(problems[0]).toBe(
        `${from}: expected a path of a-z, 0-9 and - that begins with a slash`,
      );
    },
  );
});

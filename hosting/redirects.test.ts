import { describe, expect, test } from 'vitest';
import { findRedirectProblems } from './redirects.ts';

const pages = new Set(['/', '/bonuses', '/faq']);

describe('findRedirectProblems', () => {
  test('accepts redirects from addresses that are free to pages that exist', () => {
    const redirects = [
      { from: '/home', to: '/' },
      { from: '/old/questions', to: '/faq' },
    ];
    expect(findRedirectProblems(redirects, pages)).toEqual([]);
  });

  test('rejects a second redirect from the same address', () => {
    const redirects = [
      { from: '/home', to: '/' },
      { from: '/home', to: '/faq' },
    ];
    expect(findRedirectProblems(redirects, pages)).toEqual(['/home: redirected twice']);
  });

  test('rejects a redirect to itself', () => {
    expect(findRedirectProblems([{ from: '/home', to: '/home' }], pages)).toEqual([
      '/home: leads back to itself',
    ]);
  });

  test('rejects a loop at every address of it', () => {
    const redirects = [
      { from: '/a', to: '/b' },
      { from: '/b', to: '/c' },
      { from: '/c', to: '/a' },
    ];
    expect(findRedirectProblems(redirects, pages)).toEqual([
      '/a: leads back to itself',
      '/b: leads back to itself',
      '/c: leads back to itself',
    ]);
  });

  test('rejects a chain, also one that ends in a loop it is not part of', () => {
    const redirects = [
      { from: '/start', to: '/a' },
      { from: '/a', to: '/b' },
      { from: '/b', to: '/a' },
    ];
    expect(findRedirectProblems(redirects, pages)).toEqual([
      '/start: leads to /a, which is redirected itself',
      '/a: leads back to itself',
      '/b: leads back to itself',
    ]);
  });

  test('rejects a target that does not exist', () => {
    expect(findRedirectProblems([{ from: '/home', to: '/nowhere' }], pages)).toEqual([
      '/home: leads to /nowhere, which is not a page',
    ]);
  });

  test('rejects a target on another site', () => {
    expect(findRedirectProblems([{ from: '/home', to: '//other.example/' }], pages)).toEqual([
      '/home: leads to //other.example/, which is not a page',
    ]);
  });

  test('rejects a source that is a page', () => {
    expect(findRedirectProblems([{ from: '/faq', to: '/bonuses' }], pages)).toEqual([
      '/faq: is a page and cannot be redirected',
    ]);
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

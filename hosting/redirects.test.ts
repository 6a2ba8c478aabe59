import { expect, test } from 'vitest';
import { readRedirectsFile, redirectsFile } from './netlify.ts';
import { GUESSED, redirectOf, redirectsOf } from './redirects.ts';

const pages = new Set(['/', '/payments-kyc', '/terms', '/faq']);

test('a guessed redirect makes way for a page and for a redirect of the owner’s, and needs its target', () => {
  const own = [
    { from: '/home', to: '/faq' },
    { from: '/reviews/old', to: '/faq', place: 'x' },
  ];
  expect(GUESSED.map(({ from }) => from)).toEqual(expect.arrayContaining(['/terms', '/privacy']));
  expect(redirectsOf(own, pages)).toEqual([
    ...own,
    { from: '/index', to: '/' },
    { from: '/payments', to: '/payments-kyc' },
    ...['/feed', '/rss', '/rss.xml'].map((from) => ({ from, to: '/feed.xml' })),
  ]);
});

test('a redirect may lead to another site, and hands on a query where the target has none', () => {
  const all = [
    { from: '/news', to: 'https://news.example/subscribe', place: 'form' },
    { from: '/list', to: 'https://news.example/?list=1' },
  ];
  expect(redirectOf('/news?utm=a', all)).toBe('https://news.example/subscribe?utm=a#form');
  expect(redirectOf('/list/?utm=a', all)).toBe('https://news.example/?list=1');
  expect(readRedirectsFile(redirectsFile(all, []))).toEqual(all);
});

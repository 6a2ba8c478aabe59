import { expect, test } from 'vitest';
import { GUESSED, redirectsOf } from './redirects.ts';

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

import { expect, test } from 'vitest';
import { isSearchKind, kindsFound, searchKindOf } from './search-kind.ts';

const articleKind = (slug: string) =>
  slug === 'poker-pot-odds' ? ('strategy' as const) : ('guide' as const);

test.each([
  ['/reviews/quillmark', 'casino'],
  ['/bonuses/reload', 'bonus'],
  ['/guides/poker-pot-odds', 'strategy'],
  ['/guides/what-kyc-asks', 'guide'],
  ['/games/crash', 'game'],
  ['/country/germany', 'country'],
  ['/payments-kyc/no-kyc', 'page'],
  ['/bonuses', 'page'],
  ['/responsible-gaming', 'page'],
])('%s is found as a %s', (path, kind) => {
  expect(searchKindOf(path, articleKind)).toBe(kind);
});

test.each([
  '/',
  '/404',
  '/search',
  '/faq',
  '/privacy-policy',
  '/terms-of-service',
  '/cookie-policy',
  '/bonuses/page/2',
  '/guides/page/3',
])('%s is left out', (path) => {
  expect(searchKindOf(path, articleKind)).toBeNull();
});

test('kinds without results are not offered, the others keep their order', () => {
  expect(kindsFound({ question: 2, casino: 1, game: 0 })).toEqual([
    { kind: 'casino', count: 1 },
    { kind: 'question', count: 2 },
  ]);
});

test('only the known words are kinds', () => {
  expect(isSearchKind('casino')).toBe(true);
  expect(isSearchKind('toString')).toBe(false);
});

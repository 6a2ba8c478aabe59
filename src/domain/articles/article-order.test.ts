import { expect, test } from 'vitest';
import { orderArticles } from './article-order.ts';

const CATEGORIES = ['Strategy', 'Slots', 'Poker'];

const slugsOf = (articles: readonly [slug: string, category: string, publishedOn: string][]) =>
  orderArticles(
    articles.map(([slug, category, publishedOn]) => ({ slug, category, publishedOn })),
    CATEGORIES,
  ).map(({ slug }) => slug);

test('the newest day comes first', () => {
  expect(
    slugsOf([
      ['old', 'Strategy', '2026-10-31'],
      ['new', 'Poker', '2026-11-20'],
      ['older', 'Strategy', '2025-12-01'],
    ]),
  ).toEqual(['new', 'old', 'older']);
});

test('articles of one day take turns by category, then by slug', () => {
  expect(
    slugsOf([
      ['slots-b', 'Slots', '2026-11-20'],
      ['poker', 'Poker', '2026-11-20'],
      ['strategy-b', 'Strategy', '2026-11-20'],
      ['slots-a', 'Slots', '2026-11-20'],
      ['strategy-a', 'Strategy', '2026-11-20'],
    ]),
  ).toEqual(['strategy-a', 'slots-a', 'poker', 'strategy-b', 'slots-b']);
});

test('the turns begin anew with each day', () => {
  expect(
    slugsOf([
      ['slots-old', 'Slots', '2026-11-19'],
      ['slots-new', 'Slots', '2026-11-20'],
      ['strategy-old', 'Strategy', '2026-11-19'],
    ]),
  ).toEqual(['slots-new', 'strategy-old', 'slots-old']);
});

test('a category that nobody listed comes last in its turn', () => {
  expect(
    slugsOf([
      ['other', 'Bingo', '2026-11-20'],
      ['poker', 'Poker', '2026-11-20'],
    ]),
  ).toEqual(['poker', 'other']);
});

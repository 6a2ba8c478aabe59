import { describe, expect, test } from 'vitest';
import type { Rating } from '#domain/ratings/score.ts';
import { compareRatings } from './compare-ratings.ts';
import type { ExpectedRating } from './expected-ratings.ts';

const ratingOf = (score: number, stars: number, rated: number): Rating => ({
  score,
  stars,
  breakdown: [],
  coverage: { rated, total: 8 },
});

const EXPECTED: ExpectedRating[] = [
  { slug: 'alder', name: 'Alder', rating: ratingOf(4.75, 5, 8), rank: 1, rankReviewed: 1 },
  { slug: 'birch', name: 'Birch', rating: ratingOf(4, 4, 8), rank: 2, rankReviewed: null },
  { slug: 'cedar', name: 'Cedar', rating: ratingOf(3.875, 4, 7), rank: 3, rankReviewed: 2 },
];

const card = (slug: string, rank: number, stars: number) =>
  `<article aria-labelledby="casino-${slug}"><h3 id="casino-${slug}">${slug}</h3>
   <span role="img" aria-label="Rated ${stars} out of 5"></span>
   <span role="img" aria-label="Rank ${rank}">0${rank}</span></article>`;

const row = (slug: string, rank: number, score: string, stars: number, rated: number) =>
  `<tr id="rating-${slug}"><th>${slug}</th><td><span data-rating="rank">${rank}</span></td>
   <td><b data-rating="score">${score}</b></td>
   <td><span data-rating="stars"><span role="img" aria-label="Rated ${stars} out of 5"></span></span></td>
   <td><span data-rating="coverage">${rated} of 8</span></td></tr>`;

const review = (rank: number | string, score: string, stars: number, rated: number) =>
  `<b data-rating="score">${score}</b> of 5
   <span data-rating="stars"><span role="img" aria-label="Rated ${stars} out of 5"></span></span>
   <span data-rating="coverage">${rated} of 8 criteria judged</span>
   Rank <span data-rating="rank">${rank}</span> of 2`;

/** Pages as the build would write them for the ratings above. */
const TRUE_PAGES: Record<string, string> = {
  '/': card('alder', 1, 5) + card('cedar', 2, 4),
  '/how-we-rate': `<table>${row('alder', 1, '4.75', 5, 8)}${row('birch', 2, '4.00', 4, 8)}${row('cedar', 3, '3.875', 4, 7)}</table>`,
  '/reviews/alder': review(1, '4.75', 5, 8),
  '/reviews/cedar': review(2, '3.875', 4, 7),
};

const compareWith = (changed: Record<string, string | null>) =>
  compareRatings(EXPECTED, (address) => ({ ...TRUE_PAGES, ...changed })[address] ?? null);

describe('comparing content with built pages', () => {
  test('true pages show no difference', () => {
    expect(compareWith({})).toEqual([]);
  });

  test('a doctored score on a review is found', () => {
    expect(compareWith({ '/reviews/cedar': review(2, '4.875', 4, 7) })).toEqual([
      {
        page: '/reviews/cedar',
        casino: 'Cedar',
        field: 'score',
        expected: '3.875',
        found: '4.875',
      },
    ]);
  });

  test('half a star more on a card of the home page is found', () => {
    const [found, ...others] = compareWith({ '/': card('alder', 1, 5) + card('cedar', 2, 4.5) });
    expect(found).toMatchObject({ page: '/', casino: 'Cedar', field: 'stars', found: '4.5' });
    expect(others).toEqual([]);
  });

  test('two cards that have changed places are found, though each prints its own figures', () => {
    const [found, ...others] = compareWith({ '/': card('cedar', 2, 4) + card('alder', 1, 5) });
    expect(found).toMatchObject({
      page: '/',
      field: 'order',
      expected: 'alder, cedar',
      found: 'cedar, alder',
    });
    expect(others).toEqual([]);
  });

  test('a card that has been taken out is found', () => {
    const fields = compareWith({ '/': card('alder', 1, 5) }).map(({ casino, field }) => [
      casino,
      field,
    ]);
    expect(fields).toEqual([
      ['all casinos', 'order'],
      ['Cedar', 'entry'],
    ]);
  });

  test('a better rank, fuller coverage or other score in the table is found', () => {
    const table = `<table>${row('alder', 1, '4.75', 5, 8)}${row('birch', 1, '4.5', 4, 8)}${row('cedar', 3, '3.875', 4, 8)}</table>`;
    const found = compareWith({ '/how-we-rate': table });
    expect(found.map(({ casino, field }) => `${casino} ${field}`)).toEqual([
      'Birch score',
      'Birch rank',
      'Cedar criteria judged',
    ]);
  });

  test('a page that is missing is a difference', () => {
    const found = compareWith({ '/': null, '/how-we-rate': null, '/reviews/alder': null });
    expect(found.map(({ page, field, found: what }) => [page, field, what])).toEqual([
      ['/', 'page', 'none'],
      ['/how-we-rate', 'page', 'none'],
      ['/reviews/alder', 'page', 'none'],
    ]);
  });

  test('a page whose score cannot be read is a difference, not an agreement', () => {
    const found = compareWith({ '/reviews/alder': '<p>Nothing here</p>' });
    expect(found.map(({ field, found: what }) => [field, what])).toEqual([
      ['score', 'nothing'],
      ['stars', 'nothing'],
      ['criteria judged', 'nothing'],
      ['rank', 'nothing'],
    ]);
  });

  test('a review of a casino that has none is found', () => {
    const found = compareWith({ '/reviews/birch': review(2, '4.00', 4, 8) });
    expect(found).toMatchObject([{ page: '/reviews/birch', field: 'page', expected: 'none' }]);
  });
});

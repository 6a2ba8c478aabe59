import { expect, test } from 'vitest';
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
  { slug: 'alder', name: 'Alder', rating: ratingOf(4.75, 5, 8), rank: 1 },
  { slug: 'birch', name: 'Birch', rating: ratingOf(4, 4, 8), rank: null },
  { slug: 'cedar', name: 'Cedar', rating: ratingOf(3.875, 4, 7), rank: 2 },
];

const card = (slug: string, rank: number, stars: number) =>
  `<article aria-labelledby="casino-${slug}"><h3 id="casino-${slug}">${slug}</h3>
   <span role="img" aria-label="Rated ${stars} out of 5"></span>
   <span role="img" aria-label="Rank ${rank}">0${rank}</span></article>`;

const row = (slug: string, rank: number | string, score: string, stars: number, rated: number) =>
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
  '/how-we-rate': `<table>${row('alder', 1, '4.75', 5, 8)}${row('birch', 'No review', '4.00', 4, 8)}${row('cedar', 2, '3.875', 4, 7)}</table>`,
  '/reviews/alder': review(1, '4.75', 5, 8),
  '/reviews/cedar': review(2, '3.875', 4, 7),
};

const compareWith = (changed: Record<string, string | null>) =>
  compareRatings(EXPECTED, (address) => ({ ...TRUE_PAGES, ...changed })[address] ?? null);

test('true pages show no difference', () => {
  expect(compareWith({})).toEqual([]);
});

const BETTER_CEDAR = card('alder', 1, 5) + card('cedar', 2, 4.5);
const SWAPPED = card('cedar', 2, 4) + card('alder', 1, 5);
const BETTER = `<table>${row('alder', 1, '4.75', 5, 8)}${row('birch', 1, '4.5', 4, 8)}${row('cedar', 2, '3.875', 4, 8)}</table>`;

test.each([
  ['/reviews/cedar', review(2, '4.875', 4, 7), ['Cedar score: 3.875, not 4.875']],
  ['/', BETTER_CEDAR, ['Cedar stars: 4, not 4.5']],
  // Each prints its own figures, in the place of the other.
  ['/', SWAPPED, ['all casinos order: alder, cedar, not cedar, alder']],
  [
    '/',
    card('alder', 1, 5),
    ['all casinos order: alder, cedar, not alder', 'Cedar entry: one, not none'],
  ],
  [
    '/how-we-rate',
    BETTER,
    ['Birch score: 4, not 4.5', 'Birch rank: null, not 1', 'Cedar criteria judged: 7, not 8'],
  ],
  // What cannot be read is a difference too.
  [
    '/reviews/alder',
    '<p>Nothing here</p>',
    [
      'Alder score: 4.75, not nothing',
      'Alder stars: 5, not nothing',
      'Alder criteria judged: 8, not nothing',
      'Alder rank: 1, not nothing',
    ],
  ],
  ['/reviews/birch', review(2, '4.00', 4, 8), ['all casinos page: none, not one']],
])('on %s', (address, html, differences) => {
  const found = compareWith({ [address]: html });
  expect(found.map(({ page }) => page)).toEqual(differences.map(() => address));
  expect(
    found.map((one) => `${one.casino} ${one.field}: ${one.expected}, not ${one.found}`),
  ).toEqual(differences);
});

test('a page that is missing is a difference', () => {
  const found = compareWith({ '/': null, '/how-we-rate': null, '/reviews/alder': null });
  expect(found.map(({ page, field, found: what }) => [page, field, what])).toEqual([
    ['/', 'page', 'none'],
    ['/how-we-rate', 'page', 'none'],
    ['/reviews/alder', 'page', 'none'],
  ]);
});

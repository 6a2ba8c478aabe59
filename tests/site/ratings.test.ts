import { expect, test } from 'vitest';
import { compareRatings, pagesIn } from './compare-ratings.ts';
import { content, DIST } from './dist.ts';
import { expectedRatings } from './expected-ratings.ts';

const expected = expectedRatings(content);

test('score, stars, rank and coverage of every casino are what its facts come to', () => {
  expect(expected).toHaveLength(content.casinos.length);
  expect(compareRatings(expected, pagesIn(DIST))).toEqual([]);
});

test('another score and a missing page are seen', () => {
  const first = expected.find(({ rank }) => rank === 1);
  if (first === undefined) throw new Error('Expected a casino with a review');
  const review = `/reviews/${first.slug}`;
  const html = pagesIn(DIST)(review) ?? '';
  const changed = html.replace(/(data-rating="score"[^>]*>)[\d.]+/, '$11.23');
  expect(compareRatings([first], (address) => (address === review ? changed : null))).toEqual([
    '/, all casinos page: true, not false',
    '/how-we-rate, all casinos page: true, not false',
    `${review}, ${first.name} score: ${first.rating.score}, not 1.23`,
  ]);
});

import { expect, test } from 'vitest';
import { compareRatings, pagesIn } from '#owner/verify/compare-ratings.ts';
import { expectedRatings } from '#owner/verify/expected-ratings.ts';
import { content, DIST } from './dist.ts';

test('score, stars, rank and coverage of every casino are what its facts come to', () => {
  const expected = expectedRatings(content);
  expect(expected).toHaveLength(content.casinos.length);
  expect(compareRatings(expected, pagesIn(DIST))).toEqual([]);
});

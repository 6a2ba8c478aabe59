import { expect, test } from 'vitest';
import { ratingWith } from './facts-for-tests.ts';
import { isRecommended } from './recommendation.ts';

test.each([
  [3.5, 'pass', false],
  [4, 'pass', true],
  [5, 'pass', true],
  // A partial verdict is no bar; a failed or unrated one is, whatever the stars.
  [4, 'partial', true],
  [5, 'fail', false],
  [5, 'unrated', false],
] as const)('with %d stars and a verdict of %s: recommended %s', (stars, verdict, expected) => {
  const rating = ratingWith(stars, { licence: 'pass', withdrawals: verdict });
  expect(isRecommended(rating)).toBe(expected);
});

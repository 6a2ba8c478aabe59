import { expect, test } from 'vitest';
import { ratingWith } from './facts-for-tests.ts';
import { isRecommended } from './recommendation.ts';

test.each([
  [4, 'pass', false],
  [4.5, 'pass', true],
  [5, 'pass', true],
  // What is met by half is no bar; what failed or could not be judged is one, whatever the stars.
  [4.5, 'partial', true],
  [5, 'fail', false],
  [5, 'unrated', false],
] as const)('with %d stars and a verdict of %s: recommended %s', (stars, verdict, expected) => {
  const rating = ratingWith(stars, { licence: 'pass', withdrawals: verdict });
  expect(isRecommended(rating)).toBe(expected);
});

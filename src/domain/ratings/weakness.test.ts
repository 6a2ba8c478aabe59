import { expect, test } from 'vitest';
import { ratingWith } from './facts-for-tests.ts';
import { weaknessOf } from './weakness.ts';

test.each([
  [2.5, 'pass', 'pass', { hasNoLicence: false, hasLowScore: true }],
  [3, 'pass', 'pass', { hasNoLicence: false, hasLowScore: false }],
  // A licence that was not found is a weakness at any score; a claimed or unknown one is not.
  [4.5, 'fail', 'pass', { hasNoLicence: true, hasLowScore: false }],
  [4.5, 'partial', 'pass', { hasNoLicence: false, hasLowScore: false }],
  [4.5, 'unrated', 'pass', { hasNoLicence: false, hasLowScore: false }],
  // Another failed criterion is not a missing licence.
  [4, 'pass', 'fail', { hasNoLicence: false, hasLowScore: false }],
  // No stars because nothing could be judged is not a low score.
  [0, 'unrated', 'unrated', { hasNoLicence: false, hasLowScore: false }],
  [0, 'unrated', 'fail', { hasNoLicence: false, hasLowScore: true }],
] as const)('%d stars, license %s, another criterion %s: %o', (stars, licence, other, weakness) => {
  expect(weaknessOf(ratingWith(stars, { licence, withdrawals: other }))).toEqual(weakness);
});

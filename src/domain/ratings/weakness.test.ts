import { expect, test } from 'vitest';
import type { Verdict } from './criterion.ts';
import type { Rating } from './score.ts';
import { weaknessOf } from './weakness.ts';

/** A rating in which the licence has the first verdict, and one other criterion the second. */
function rating(stars: number, licence: Verdict, other: Verdict): Rating {
  const criterion = (id: string, verdict: Verdict) => ({
    id,
    name: id,
    weight: 0.5,
    points: 0,
    verdict,
    reason: '',
  });
  return {
    score: stars,
    stars,
    breakdown: [criterion('licence', licence), criterion('withdrawals', other)],
    coverage: {
      rated: [licence, other].filter((verdict) => verdict !== 'unrated').length,
      total: 2,
    },
  };
}

test.each([
  [2.5, true],
  [3, false],
  [4.5, false],
])('%d stars: a low score is %s', (stars, hasLowScore) => {
  expect(weaknessOf(rating(stars, 'pass', 'pass'))).toEqual({ hasNoLicence: false, hasLowScore });
});

test('a licence that was not found weighs at any score, one that is only claimed does not', () => {
  expect(weaknessOf(rating(4.5, 'fail', 'pass')).hasNoLicence).toBe(true);
  expect(weaknessOf(rating(4.5, 'partial', 'pass')).hasNoLicence).toBe(false);
  expect(weaknessOf(rating(4.5, 'unrated', 'pass')).hasNoLicence).toBe(false);
});

test('another criterion that fails is no missing licence', () => {
  expect(weaknessOf(rating(4, 'pass', 'fail')).hasNoLicence).toBe(false);
});

test('no stars because nothing could be judged are no low score', () => {
  expect(weaknessOf(rating(0, 'unrated', 'unrated')).hasLowScore).toBe(false);
  expect(weaknessOf(rating(0, 'unrated', 'fail')).hasLowScore).toBe(true);
});

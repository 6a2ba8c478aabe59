import { expect, test } from 'vitest';
import { ratingWith } from './facts-for-tests.ts';
import { reasonsOf, verdictOf } from './verdict.ts';

test.each([
  [4, 'pass', 'pass', 'recommended'],
  [5, 'pass', 'partial', 'recommended'],
  [3.875, 'pass', 'pass', 'mixed'],
  // A failed criterion bars the word whatever the score, and an unknown one as well: silence gains nothing.
  [4.25, 'pass', 'fail', 'mixed'],
  [4.25, 'pass', 'unrated', 'mixed'],
  [3, 'pass', 'pass', 'mixed'],
  [2.875, 'pass', 'pass', 'avoid'],
  // No license on a register: none found, or one that only the casino claims.
  [4.5, 'fail', 'pass', 'avoid'],
  [4.5, 'partial', 'pass', 'avoid'],
  // A license that nobody has looked for is no reason to avoid, nor to recommend.
  [4.25, 'unrated', 'pass', 'mixed'],
  [0, 'unrated', 'unrated', 'unrated'],
] as const)('%d, license %s, another criterion %s: %s', (score, licence, other, verdict) => {
  const rating = ratingWith(score, { licence, withdrawals: other });
  expect(verdictOf(rating, true)).toBe(verdict);
  expect(verdictOf(rating, false)).toBe('unrated');
});

test('reasons name what costs most, the license first, and no praise of what is to be avoided', () => {
  const rating = ratingWith(2, {
    ...{ withdrawals: 'pass', recourse: 'pass', fairness: 'fail', licence: 'partial' },
    ...{ 'bonus-terms': 'fail', 'identity-checks': 'unrated' },
  });
  const named = (verdict: 'avoid' | 'recommended') => {
    const found = reasonsOf(rating, verdict);
    return [found.for.map(({ id }) => id), found.against.map(({ id }) => id)];
  };
  expect(named('avoid')).toEqual([[], ['licence', 'fairness', 'bonus-terms']]);
  expect(named('recommended')).toEqual([['withdrawals'], ['licence']]);
});

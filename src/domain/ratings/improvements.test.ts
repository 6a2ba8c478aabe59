import { expect, test } from 'vitest';
import { improvementsOf } from './improvements.ts';
import type { Rating, ScoredCriterion } from './score.ts';

const scored = (
  name: string,
  weight: number,
  verdict: ScoredCriterion['verdict'],
  points: number,
): ScoredCriterion => ({ id: name.toLowerCase(), name, weight, verdict, points, reason: 'Why.' });

const ratingOf = (score: number, stars: number, breakdown: ScoredCriterion[]): Rating => ({
  score,
  stars,
  breakdown,
  coverage: { rated: breakdown.length, total: breakdown.length },
});

test('a full score leaves nothing to gain', () => {
  expect(improvementsOf(ratingOf(5, 5, [scored('License', 1, 'pass', 5)]))).toEqual([]);
});

test('the largest gain comes first, and each one is added alone', () => {
  // 20% of 5 points is 1, half of it 0.5; 30% is 1.5; 50% is 2.5.
  const rating = ratingOf(3, 3, [
    scored('Recourse', 0.2, 'partial', 0.5),
    scored('Fairness', 0.3, 'fail', 0),
    scored('License', 0.5, 'pass', 2.5),
  ]);
  expect(improvementsOf(rating)).toEqual([
    { id: 'fairness', name: 'Fairness', addsPoints: 1.5, scoreThen: 4.5, starsThen: 4.5 },
    { id: 'recourse', name: 'Recourse', addsPoints: 0.5, scoreThen: 3.5, starsThen: 3.5 },
  ]);
});

test('a fact that nobody has found out can be worth its whole weight', () => {
  // 10% of 5 points is 0.5; 3.25 + 0.5 = 3.75, which rounds down to 3.5 stars.
  const rating = ratingOf(3.25, 3.5, [scored('Identity', 0.1, 'unrated', 0)]);
  expect(improvementsOf(rating)).toEqual([
    { id: 'identity', name: 'Identity', addsPoints: 0.5, scoreThen: 3.75, starsThen: 3.5 },
  ]);
});

test('binary fractions leave no trace in the figures', () => {
  // 15% of 5 points is 0.75, half of it 0.375; 3.875 + 0.375 = 4.25.
  const [gain] = improvementsOf(
    ratingOf(3.875, 4, [scored('Withdrawals', 0.15, 'partial', 0.375)]),
  );
  expect([gain?.addsPoints, gain?.scoreThen, gain?.starsThen]).toEqual([0.375, 4.25, 4]);
});

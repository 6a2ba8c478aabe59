import { type Rating, type ScoredCriterion, TOP_SCORE } from './score.ts';

export const RECOMMENDED_FROM = 4;
export const AVOID_BELOW = 3;

/** The one word on a casino; `unrated` without a review. */
export type CasinoVerdict = 'recommended' | 'mixed' | 'avoid' | 'unrated';

/** Reasons to avoid a casino, reviewed or not. */
export type Weakness = { hasNoLicense: boolean; hasLowScore: boolean };

/**
 * Finds the reasons to avoid a casino: a license that is on no register, or a low score. An unknown license is
 * none, and a casino of which nothing could be judged has no low score.
 */
export function weaknessOf({ score, breakdown, coverage }: Rating): Weakness {
  return {
    hasNoLicense: breakdown.some(
      ({ id, verdict }) => id === 'licence' && (verdict === 'fail' || verdict === 'partial'),
    ),
    hasLowScore: coverage.rated > 0 && score < AVOID_BELOW,
  };
}

/**
 * Verdict by the published rule. Recommended: the score, and every criterion judged and none failed. Avoid: a
 * weakness. Mixed: the rest. Money is not a parameter.
 */
export function verdictOf(rating: Rating, isReviewed: boolean): CasinoVerdict {
  const { score, breakdown, coverage } = rating;
  if (!isReviewed || coverage.rated === 0) return 'unrated';
  const { hasNoLicense, hasLowScore } = weaknessOf(rating);
  if (hasNoLicense || hasLowScore) return 'avoid';
  const nothingFailed = breakdown.every(
    ({ verdict }) => verdict === 'pass' || verdict === 'partial',
  );
  return score >= RECOMMENDED_FROM && nothingFailed ? 'recommended' : 'mixed';
}

/** Most criteria named for and against, by verdict. */
const MOST_NAMED: Record<CasinoVerdict, { for: number; against: number }> = {
  recommended: { for: 3, against: 1 },
  mixed: { for: 2, against: 2 },
  avoid: { for: 0, against: 3 },
  unrated: { for: 0, against: 0 },
};

/**
 * Criteria that a verdict rests on: passed ones by weight, the others by the points they cost, the license first. A
 * pass on recourse praises nobody: the body can refuse a case that no license makes it take.
 */
export function reasonsOf({ breakdown }: Rating, verdict: CasinoVerdict) {
  const most = MOST_NAMED[verdict];
  const lost = ({ id, weight, points }: ScoredCriterion) =>
    id === 'licence' ? Infinity : TOP_SCORE * weight - points;
  const passed = breakdown.filter((one) => one.verdict === 'pass' && one.id !== 'recourse');
  const others = breakdown.filter((one) => one.verdict !== 'pass');
  return {
    for: passed.toSorted((a, b) => b.weight - a.weight).slice(0, most.for),
    against: others.toSorted((a, b) => lost(b) - lost(a)).slice(0, most.against),
  };
}

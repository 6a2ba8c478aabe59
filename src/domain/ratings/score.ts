import type { Judgement, RatedFacts, Verdict } from './criterion.ts';
import { WEIGHTED_CRITERIA } from './weights.ts';

export const TOP_SCORE = 5;

/** Share of a criterion's weight that each verdict earns. Unknown facts earn nothing. */
export const SHARE_EARNED: Record<Verdict, number> = { pass: 1, partial: 0.5, fail: 0, unrated: 0 };

export type ScoredCriterion = Judgement & {
  id: string;
  name: string;
  weight: number;
  /** Points out of 5 that the criterion adds to the score. */
  points: number;
};

export type Rating = {
  /** 0 to 5, to three decimals. */
  score: number;
  /** Score rounded down to the half. */
  stars: number;
  breakdown: ScoredCriterion[];
  /** Number of criteria that could be judged, out of all. */
  coverage: { rated: number; total: number };
};

/** Rates a casino by its facts and the terms of its offer, and by nothing else. */
export function rate(rated: RatedFacts): Rating {
  const breakdown = WEIGHTED_CRITERIA.map(({ criterion, weight }) => {
    const judgement = criterion.judge(rated);
    const points = toThousandths(TOP_SCORE * weight * SHARE_EARNED[judgement.verdict]);
    return { id: criterion.id, name: criterion.name, weight, points, ...judgement };
  });
  const score = toThousandths(breakdown.reduce((sum, { points }) => sum + points, 0));
  return {
    score,
    stars: starsOf(score),
    breakdown,
    coverage: {
      rated: breakdown.filter(({ verdict }) => verdict !== 'unrated').length,
      total: breakdown.length,
    },
  };
}

/** Score in stars: rounded down to the half, so that stars never show more than the score. */
export function starsOf(score: number): number {
  return Math.floor(score * 2) / 2;
}

/** Rounds to three decimals, so that scores that differ by floating-point error compare equal. */
export function toThousandths(points: number): number {
  return Math.round(points * 1000) / 1000;
}

import type { Rating } from './score.ts';

export const RECOMMENDED_FROM_STARS = 4;

/**
 * The "Recommended" badge is a rule, not a choice: at least 4 stars, every criterion judged,
 * and none failed.
 */
export function isRecommended({ stars, breakdown, coverage }: Rating): boolean {
  return (
    stars >= RECOMMENDED_FROM_STARS &&
    coverage.rated === coverage.total &&
    breakdown.every(({ verdict }) => verdict !== 'fail')
  );
}

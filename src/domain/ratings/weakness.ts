import type { Rating } from './score.ts';

/** Below so many stars a casino is not shown as if nothing spoke against it. */
const WEAK_BELOW_STARS = 3;

/** What weighs so much against a casino that its link is preceded by a warning. */
export type Weakness = { hasNoLicence: boolean; hasLowScore: boolean };

/**
 * Finds what weighs against a casino: no licence was found, or it is rated below three stars. A casino of
 * which nothing could be judged has no rating that could be low.
 */
export function weaknessOf({ stars, breakdown, coverage }: Rating): Weakness {
  return {
    hasNoLicence: breakdown.some(({ id, verdict }) => id === 'licence' && verdict === 'fail'),
    hasLowScore: coverage.rated > 0 && stars < WEAK_BELOW_STARS,
  };
}

import type { Rating } from './score.ts';

/** Stars below which a casino's link is preceded by a warning. */
const WEAK_BELOW_STARS = 3;

/** Reasons for a warning before a casino's link. */
export type Weakness = { hasNoLicence: boolean; hasLowScore: boolean };

/**
 * Finds the reasons for a warning: no licence was found, or fewer than three stars. A casino of which nothing
 * could be judged has no low score.
 */
export function weaknessOf({ stars, breakdown, coverage }: Rating): Weakness {
  return {
    hasNoLicence: breakdown.some(({ id, verdict }) => id === 'licence' && verdict === 'fail'),
    hasLowScore: coverage.rated > 0 && stars < WEAK_BELOW_STARS,
  };
}

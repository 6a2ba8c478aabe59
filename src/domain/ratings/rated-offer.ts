import type { BonusTerms } from '../bonuses/terms.ts';
import { judgeOffer } from './criteria/bonus-terms.ts';
import { SHARE_EARNED } from './score.ts';

/**
 * Offer that a casino is rated by: the first of those that earn least, so that another offer never raises the
 * score. `null` where there is none.
 */
export function ratedOffer<Offer extends { terms: BonusTerms }>(
  offers: readonly Offer[],
): Offer | null {
  const earned = ({ terms }: Offer) => SHARE_EARNED[judgeOffer(terms).verdict];
  return offers.toSorted((a, b) => earned(a) - earned(b))[0] ?? null;
}

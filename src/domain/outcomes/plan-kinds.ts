import { lossRefund } from '../bonuses/loss-refund.ts';
import type { BonusKind, BonusTerms } from '../bonuses/terms.ts';
import type { OfferTerms } from '../terms/offer-terms.ts';
import type { OfferCase, OfferPlanResult } from './offer-case.ts';
import type { PlanKind } from './plan-fields.ts';
import { betRebatePlan, lossRefundPlan } from './return-plans.ts';
import { creditPlan, matchPlan, spinsPlan } from './wagering-plans.ts';

/** Functions that create plans, by kind. */
export const PLAN_OF: Record<PlanKind, (terms: OfferTerms, offer: OfferCase) => OfferPlanResult> = {
  match: matchPlan,
  credit: creditPlan,
  spins: spinsPlan,
  refund: lossRefundPlan,
  rebate: betRebatePlan,
};

/**
 * Kind of plan for an offer on file. Without a deposit, it is `spins` where spins are given or the wagering is on
 * winnings, and `credit` otherwise. Cashback is `refund` if it refunds losses (`lossRefund`), else `rebate`.
 */
export function planKindOf(kind: BonusKind, terms: BonusTerms, { spins }: OfferCase): PlanKind {
  switch (kind) {
    case 'welcome':
    case 'reload':
    case 'high-roller':
      return 'match';
    case 'free-spins':
      return 'spins';
    case 'no-deposit':
      return spins !== null || terms.wagering?.value.base === 'winnings' ? 'spins' : 'credit';
    case 'cashback':
      return lossRefund(kind, terms) === null ? 'rebate' : 'refund';
  }
}

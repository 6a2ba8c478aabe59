import { lossRefund } from '../bonuses/loss-refund.ts';
import type { BonusKind, BonusTerms } from '../bonuses/terms.ts';
import type { OfferCase, OfferPlanResult } from './offer-case.ts';
import type { PlanKind } from './plan-fields.ts';
import type { PlanTerms } from './plan-terms.ts';
import { betRebatePlan, lossRefundPlan } from './return-plans.ts';
import { creditPlan, matchPlan, spinsPlan } from './wagering-plans.ts';

/** The plan that terms make of a case, by its kind. */
export const PLAN_OF: Record<PlanKind, (terms: PlanTerms, offer: OfferCase) => OfferPlanResult> = {
  match: matchPlan,
  credit: creditPlan,
  spins: spinsPlan,
  refund: lossRefundPlan,
  rebate: betRebatePlan,
};

/**
 * How an offer on file is played. One without a deposit is one of spins where spins are given or the wagering is
 * on winnings, and credit otherwise. Cashback is a refund of losses or, where `lossRefund` says that it is none,
 * rakeback.
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

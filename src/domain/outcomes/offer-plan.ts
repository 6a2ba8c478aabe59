import type { BonusKind, BonusTerms } from '../bonuses/terms.ts';
import { type OfferCase, type OfferPlanResult, refuse } from './offer-case.ts';
import { PLAN_OF, planKindOf } from './plan-kinds.ts';

/**
 * Plan of an offer's terms for a case, with the assumptions for terms that are not stated; or the reason why
 * there is none. `maxBetVerdict` and `playTime` tell whether bet and time comply with the terms: the plan exists
 * either way.
 */
export const offerPlan = (kind: BonusKind, terms: BonusTerms, offer: OfferCase): OfferPlanResult =>
  isOneCurrency(terms, offer)
    ? PLAN_OF[planKindOf(kind, terms, offer)](terms, offer)
    : refuse('currencies-differ');

function isOneCurrency(terms: BonusTerms, offer: OfferCase): boolean {
  const amounts = [
    offer.deposit,
    offer.bet,
    offer.spins?.value,
    offer.periodTurnover,
    offer.smallestWithdrawal,
    terms.cap?.value,
    terms.minDeposit?.value,
    terms.maxCashOut?.value,
    terms.reference.bonus,
  ];
  return amounts.every(
    (amount) =>
      amount === null ||
      amount === undefined ||
      typeof amount === 'string' ||
      amount.currency === offer.deposit.currency,
  );
}

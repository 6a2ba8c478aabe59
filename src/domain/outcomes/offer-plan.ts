import type { BonusKind, BonusTerms } from '../bonuses/terms.ts';
import { type OfferCase, type OfferPlanResult, refuse } from './offer-case.ts';
import { PLAN_OF, planKindOf } from './plan-kinds.ts';

/**
 * The plan that an offer's terms make of a case, with what they leave unsaid and had to be assumed; or
 * why nothing can be said. Whether the bet and the time keep the terms is told by `maxBetVerdict` and
 * `playTime`: a plan is worked out either way.
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

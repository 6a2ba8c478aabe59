import { lossRefund } from '../bonuses/loss-refund.ts';
import type { BonusKind, BonusTerms } from '../bonuses/terms.ts';
import { type OfferCase, type OfferPlanResult, refuse } from './offer-case.ts';
import { betRebatePlan, lossRefundPlan } from './return-plans.ts';
import { creditPlan, matchPlan, spinsPlan } from './wagering-plans.ts';

/**
 * The plan that an offer's terms make of a case, with what they leave unsaid and had to be assumed; or
 * why nothing can be said. Whether the bet and the time keep the terms is told by `maxBetVerdict` and
 * `playTime`: a plan is worked out either way.
 *
 * An offer without a deposit is one of spins where spins are given or the wagering is on winnings, and
 * credit otherwise. Cashback is a refund of losses or, where `lossRefund` says that it is none, rakeback.
 */
export function offerPlan(kind: BonusKind, terms: BonusTerms, offer: OfferCase): OfferPlanResult {
  if (!isOneCurrency(terms, offer)) return refuse('currencies-differ');
  switch (kind) {
    case 'welcome':
    case 'reload':
    case 'high-roller':
      return matchPlan(terms, offer);
    case 'free-spins':
      return spinsPlan(terms, offer);
    case 'no-deposit':
      return offer.spins !== null || terms.wagering?.value.base === 'winnings'
        ? spinsPlan(terms, offer)
        : creditPlan(terms, offer);
    case 'cashback':
      return lossRefund(kind, terms) === null
        ? betRebatePlan(terms, offer)
        : lossRefundPlan(terms, offer);
  }
}

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

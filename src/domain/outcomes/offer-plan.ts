import type { BonusKind, BonusTerms } from '../bonuses/terms.ts';
import { plainSum } from '../terms/limits.ts';
import type { OfferTerms } from '../terms/offer-terms.ts';
import { type OfferCase, type OfferPlanResult, refuse } from './offer-case.ts';
import { PLAN_OF, planKindOf, planOf } from './plan-kinds.ts';
import { freeBetPlan } from './free-bet-plan.ts';

/**
 * Plan of an offer on file for a case, with the assumptions for terms that are not stated; or the reason why
 * there is none. `maxBetVerdict` and `playTime` tell whether bet and time comply with the terms: the plan exists
 * either way.
 */
export function offerPlan(kind: BonusKind, terms: BonusTerms, offer: OfferCase): OfferPlanResult {
  if (!isOneCurrency(terms, offer)) return refuse('currencies-differ');
  return planOf(planKindOf(kind, terms, offer), terms, offer);
}

/**
 * Plan of terms as they are written, by what they give: a match before credit, spins and free bets beside it. The
 * refusal names every number that is missing; `withTyped` fills them with what a reader typed.
 */
export function termsPlan(terms: OfferTerms, offer: OfferCase): OfferPlanResult {
  const given = new Set((terms.awards ?? []).map(({ kind }) => kind));
  if (terms.matchPercent !== undefined || given.has('match')) return PLAN_OF.match(terms, offer);
  if (given.has('credit')) return PLAN_OF.credit(terms, offer);
  if (given.has('spins')) return PLAN_OF.spins(terms, offer);
  if (given.has('free-bet')) return freeBetPlan(terms, offer);
  if (given.has('drop')) return refuse('range-instead-of-a-sum');
  if (given.has('reload') || terms.unpublished !== undefined) return refuse('not-published');
  if (typeof terms.release === 'object' && terms.release.feePercent !== undefined) {
    return refuse('players-against-players');
  }
  return refuse('nothing-given');
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
    plainSum(terms.maxCashOut?.value),
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

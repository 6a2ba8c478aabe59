import type { BonusKind, BonusTerms } from '#domain/bonuses/terms.ts';
import type { OfferCase } from '#domain/outcomes/offer-case.ts';
import { offerPlan } from '#domain/outcomes/offer-plan.ts';
import { played, type PlayedOffer } from '#domain/outcomes/played.ts';
import { yardstickCase } from '#domain/outcomes/yardstick-case.ts';
import { sportShare, yardstickFor } from '#domain/outcomes/yardstick-games.ts';
import { outcomeOnce } from './outcome-memo.ts';

/** Outcome of an offer in the reference case that all offers share. */
export function playedOffer(kind: BonusKind, terms: BonusTerms): PlayedOffer {
  if (terms.wagering?.value.multiple === 0) return { ok: false, reason: 'nothing-to-wager' };
  if (terms.wagering === null) return { ok: false, reason: 'wagering-not-stated' };
  if (terms.contribution === null) return { ok: false, reason: 'contribution-not-stated' };
  const offer = yardstickCase(terms);
  if (offer === null) {
    const { value } = terms.contribution;
    const noGame = sportShare(value) > 0 ? 'sport-only' : 'no-house-game';
    return { ok: false, reason: yardstickFor(value) === null ? noGame : 'no-rate' };
  }
  return playCase(kind, terms, offer);
}

function playCase(kind: BonusKind, terms: BonusTerms, offer: OfferCase): PlayedOffer {
  const plan = offerPlan(kind, terms, offer);
  if (!plan.ok) return plan;
  const result = outcomeOnce(plan.plan);
  if (!result.ok) return result;
  return { ok: true, ...played(offer, plan, result.outcome) };
}

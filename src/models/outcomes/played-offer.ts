import type { BonusKind, BonusTerms } from '#domain/bonuses/terms.ts';
import { offerPlan } from '#domain/outcomes/offer-plan.ts';
import { played, type PlayedOffer } from '#domain/outcomes/played.ts';
import { yardstickCase } from '#domain/outcomes/yardstick-case.ts';
import { keptOutcomeOf } from './kept-outcome.ts';

const playedBefore = new Map<string, PlayedOffer>();

/**
 * What the terms of an offer do to those who play it through, on the case that all offers share. The same
 * terms are played once.
 */
export function playedOffer(kind: BonusKind, terms: BonusTerms): PlayedOffer {
  const key = JSON.stringify([kind, terms]);
  const result = playedBefore.get(key) ?? playOffer(kind, terms);
  playedBefore.set(key, result);
  return result;
}

function playOffer(kind: BonusKind, terms: BonusTerms): PlayedOffer {
  if (terms.wagering?.value.multiple === 0) return { ok: false, reason: 'nothing-to-wager' };
  if (terms.wagering === null) return { ok: false, reason: 'wagering-not-stated' };
  if (terms.contribution === null) return { ok: false, reason: 'contribution-not-stated' };
  const offer = yardstickCase(terms);
  if (offer === null) return { ok: false, reason: 'no-house-game' };
  const plan = offerPlan(kind, terms, offer);
  if (!plan.ok) return plan;
  const result = keptOutcomeOf(plan.plan);
  if (!result.ok) return result;
  return { ok: true, ...played(offer, plan, result.outcome) };
}

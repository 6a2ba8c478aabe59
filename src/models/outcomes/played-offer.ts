import type { BonusKind, BonusTerms } from '#domain/bonuses/terms.ts';
import { type HundredPlayers, hundredPlayers } from '#domain/outcomes/hundred-players.ts';
import type { NoPlanReason, OfferCase, OfferPlan } from '#domain/outcomes/offer-case.ts';
import { offerPlan } from '#domain/outcomes/offer-plan.ts';
import type { OutcomeRefusal } from '#domain/outcomes/outcome.ts';
import type { Outcome } from '#domain/outcomes/outcome-figures.ts';
import { yardstickCase } from '#domain/outcomes/yardstick-case.ts';
import { keptOutcomeOf } from './kept-outcome.ts';

/** An offer that was played through on the yardstick. */
export type Played = {
  offer: OfferCase;
  plan: OfferPlan;
  outcome: Outcome;
  players: HundredPlayers;
};

/** Why an offer was not: it asks for no bets, or something that play needs is not known. */
export type NotPlayed = 'nothing-to-wager' | 'no-house-game' | NoPlanReason | OutcomeRefusal;

export type PlayedOffer = ({ ok: true } & Played) | { ok: false; reason: NotPlayed };

const playedBefore = new Map<string, PlayedOffer>();

/**
 * What the terms of an offer do to those who play it through, on the case that all offers share. The same
 * terms are played once.
 */
export function playedOffer(kind: BonusKind, terms: BonusTerms): PlayedOffer {
  const key = JSON.stringify([kind, terms]);
  const played = playedBefore.get(key) ?? playOffer(kind, terms);
  playedBefore.set(key, played);
  return played;
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
  const { outcome } = result;
  return { ok: true, offer, plan, outcome, players: hundredPlayers(outcome.chances) };
}

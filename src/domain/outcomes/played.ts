import {
  type HundredPlayers,
  hundredPlayers,
  type PlayerCount,
  playersOf,
} from './hundred-players.ts';
import type { NoPlanReason, OfferCase, OfferPlan } from './offer-case.ts';
import type { OutcomeRefusal } from './outcome.ts';
import type { Outcome } from './outcome-figures.ts';

/** An offer that was played through: the case, the plan that it makes with the terms, what comes out. */
export type Played = {
  offer: OfferCase;
  plan: OfferPlan;
  outcome: Outcome;
  players: HundredPlayers;
  /** Players of a hundred who run out: less than one bet is left, which may be theirs to withdraw. */
  runsOut: PlayerCount;
};

/** Why an offer was not: it asks for no bets, or something that play needs is not known. */
export type NotPlayed = 'nothing-to-wager' | 'no-house-game' | NoPlanReason | OutcomeRefusal;

export type PlayedOffer = ({ ok: true } & Played) | { ok: false; reason: NotPlayed };

/** The outcome of a plan with the players that it is counted in. */
export function played(offer: OfferCase, plan: OfferPlan, outcome: Outcome): Played {
  return {
    offer,
    plan,
    outcome,
    players: hundredPlayers(outcome.chances),
    runsOut: playersOf(outcome.ruinChance),
  };
}

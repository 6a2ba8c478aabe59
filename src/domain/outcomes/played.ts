import {
  type HundredPlayers,
  hundredPlayers,
  type PlayerCount,
  playersOf,
} from './hundred-players.ts';
import type { NoPlanReason, OfferCase, OfferPlan } from './offer-case.ts';
import type { OutcomeRefusal } from './outcome.ts';
import type { Outcome } from './outcome-figures.ts';

/** A calculated offer: its case, its plan and its outcome. */
export type Played = {
  offer: OfferCase;
  plan: OfferPlan;
  outcome: Outcome;
  players: HundredPlayers;
  /** Players of a hundred who run out of money: less than one bet is left. */
  runsOut: PlayerCount;
  /** Players of a hundred who leave with more, though with less than without a cap. */
  cut: PlayerCount;
};

/** Reason why an offer was not calculated: it requires no bets, or data are missing. */
export type NotPlayed = 'nothing-to-wager' | 'no-house-game' | NoPlanReason | OutcomeRefusal;

export type PlayedOffer = ({ ok: true } & Played) | { ok: false; reason: NotPlayed };

/** Players of a hundred who end with nothing; `null` for an offer that was not calculated. */
export function endWithNothing(offer: PlayedOffer): number | null {
  return offer.ok ? offer.players.loses.count + offer.players.nothingAtRisk.count : null;
}

/** Outcome of a plan, with its players of a hundred. */
export function played(offer: OfferCase, plan: OfferPlan, outcome: Outcome): Played {
  const players = hundredPlayers(outcome.chances);
  return {
    offer,
    plan,
    outcome,
    players,
    runsOut: playersOf(outcome.ruinChance),
    cut: playersOf(outcome.cut?.chance ?? 0, players.above.count),
  };
}

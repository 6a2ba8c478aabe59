import type { Stake } from '../bonuses/terms.ts';
import type { Money } from '../money/money.ts';
import type { Plan } from './plan.ts';
import type { PlanGame } from './yardstick-games.ts';

/** The reader's part of a calculation; the terms are the offer's part. */
export type OfferCase = {
  /**
   * Own money: a matched deposit, or the bankroll of a period that cashback or rakeback is paid on. Credit and
   * free spins need none.
   */
  deposit: Money;
  bet: Money;
  game: PlanGame;
  /** Number and value of free spins, which are not a term; `null` for any other offer. */
  spins: { count: number; value: Money } | null;
  /** Bets of the period that cashback or rakeback is paid on; `null` for any other offer. */
  periodTurnover: Money | null;
  /** The casino's smallest withdrawal; `null` if unknown. */
  smallestWithdrawal: Money | null;
  /** Equivalent of $100, where the case is in another currency. */
  stake?: Stake;
};

/**
 * Assumption for a term that is not stated, or not completely. `lower`: the calculated cash-out is a lower bound.
 * `upper`: it is an upper bound, without a known lower one. `unknown`: the true cash-out may be higher or lower.
 */
export type Assumption = { bound: 'lower' | 'upper' | 'unknown' } & (
  | { term: 'stickiness'; assumed: 'sticky' }
  | { term: 'maxCashOut'; assumed: 'no-cap' | 'covers-deposit' | 'covers-winnings' }
  | { term: 'cap'; assumed: 'largest-known-bonus' | 'no-cap' }
  | { term: 'smallestWithdrawal'; assumed: 'none' }
  | { term: 'unfinishedWagering'; assumed: 'forfeits-rest' }
  | { term: 'deposit'; assumed: 'not-counted'; amountMinor: number }
);

/** Reason why an offer cannot be calculated. */
export type NoPlanReason =
  | 'wagering-not-stated'
  | 'wagering-base-unclear'
  | 'contribution-not-stated'
  | 'game-excluded'
  | 'match-not-stated'
  | 'deposit-below-minimum'
  | 'spins-not-stated'
  | 'spins-out-of-range'
  | 'period-not-given'
  | 'refund-is-wagered'
  | 'currencies-differ'
  | 'no-rate';

export type OfferPlan = {
  plan: Plan;
  /** Bonus or credit before play; 0 for offers that give neither. */
  bonusMinor: number;
  assumptions: readonly Assumption[];
};

export type OfferPlanResult = ({ ok: true } & OfferPlan) | { ok: false; reason: NoPlanReason };

export function refuse(reason: NoPlanReason): { ok: false; reason: NoPlanReason } {
  return { ok: false, reason };
}

import type { Stake } from '../bonuses/terms.ts';
import type { Money } from '../money/money.ts';
import type { Plan } from './plan.ts';
import type { PlanGame } from './yardstick-games.ts';

/** What a reader brings to an offer; terms say the rest. */
export type OfferCase = {
  /**
   * Own money that is put in: a deposit that is matched, the money of a period that cashback or rakeback
   * is paid on. Credit and free spins are played without it.
   */
  deposit: Money;
  bet: Money;
  game: PlanGame;
  /** Number and value of free spins, which terms have no field for; `null` for any other offer. */
  spins: { count: number; value: Money } | null;
  /** Bets of the period that cashback or rakeback is paid on; `null` for any other offer. */
  periodTurnover: Money | null;
  /** Smallest withdrawal of the casino; `null` where it is not known. */
  smallestWithdrawal: Money | null;
  /** What was put in for $100, where the case is in another currency. */
  stake?: Stake;
};

/**
 * A term that is not stated, or not whole, and what was put in its place. `lower`: a player cannot come
 * away with less than this is worked out to be. `upper`: not with more, and no bound the other way is
 * known. `unknown`: the truth may lie on either side.
 */
export type Assumption = { bound: 'lower' | 'upper' | 'unknown' } & (
  | { term: 'stickiness'; assumed: 'sticky' }
  | { term: 'maxCashOut'; assumed: 'no-cap' | 'covers-deposit' | 'covers-winnings' }
  | { term: 'cap'; assumed: 'largest-known-bonus' | 'no-cap' }
  | { term: 'smallestWithdrawal'; assumed: 'none' }
  | { term: 'unfinishedWagering'; assumed: 'forfeits-rest' }
  | { term: 'deposit'; assumed: 'not-counted'; amountMinor: number }
);

/** Why nothing can be said of an offer. */
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
  /** What the offer gives before play, as far as it is a sum: bonus or credit. 0 otherwise. */
  bonusMinor: number;
  assumptions: readonly Assumption[];
};

export type OfferPlanResult = ({ ok: true } & OfferPlan) | { ok: false; reason: NoPlanReason };

export function refuse(reason: NoPlanReason): { ok: false; reason: NoPlanReason } {
  return { ok: false, reason };
}

import type { Stake } from '../bonuses/terms.ts';
import type { Money } from '../money/money.ts';
import type { HangsOn } from '../terms/offer-terms.ts';
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
  /** Largest bonus on record, for an offer whose terms name none. */
  largestKnown?: Money | undefined;
  /** Balance and turnover still to make, for a reader who has begun; the game's share is in the turnover. */
  underway?: { balance: Money; left: Money } | undefined;
  /** All bets since the bonus began, where a cancellation counts them. */
  betSoFar?: Money | undefined;
  /** Deposit of a package, from 1. */
  award?: number | undefined;
  /** Rank of the player, from 0, for limits by rank. */
  rank?: number | undefined;
  /** Own money at which the reader leaves, where it is bet before a bonus kept apart. */
  stopAt?: Money | undefined;
  /** Turnover after the wagering, where a cap stays. */
  playOn?: Money | undefined;
  /** Lumps of a released bonus after which the reader stops. */
  lumps?: number | undefined;
  /** Decimal odds of a free bet, and the margin of the book in percent. */
  odds?: number | undefined;
  marginPercent?: number | undefined;
};

/**
 * Assumption for a term that is not stated, or not completely. `lower`: the calculated cash-out is a lower bound.
 * `upper`: it is an upper bound, without a known lower one. `unknown`: the true cash-out may be higher or lower.
 */
export type Assumption = { bound: 'lower' | 'upper' | 'unknown' } & (
  | { term: 'stickiness'; assumed: 'sticky' }
  | { term: 'maxCashOut'; assumed: 'no-cap' | 'covers-deposit' | 'covers-winnings' }
  | { term: 'cap'; assumed: 'largest-known-bonus' | 'no-cap' | 'no-largest' }
  | { term: 'smallestWithdrawal'; assumed: 'none' }
  | { term: 'unfinishedWagering'; assumed: 'forfeits-rest' }
  | { term: 'wagering'; assumed: 'winnings-are-bonus' }
  | { term: 'refund'; assumed: 'apart-from-play' }
  | { term: 'deposit'; assumed: 'not-counted'; amountMinor: number }
  | { term: 'awards'; assumed: 'spins-left-out' | 'free-bet-left-out' }
  | { term: 'spins'; assumed: 'at-most'; amountMinor: number }
);

/** Clause that another reading takes otherwise than the main one, and its bound on the cash-out. */
export type ReadAs = { bound: 'lower' | 'upper' | 'unknown' } & (
  | { term: 'stickiness'; assumed: 'cashable' }
  | { term: 'maxCashOut'; assumed: 'no-cap' | 'payout-only' }
  | { term: 'playOn'; assumed: 'as-much-again' }
);

/** Another reading of terms that do not say, or dispute, one clause. */
type OtherReading = ReadAs & { plan: Plan };

/** Reason why a sum of money by code or rain is not known. */
export type HangsOnReason = 'shared-drop' | 'random-prize' | 'range-instead-of-a-sum';

export const unknownSum = ({ hangsOn }: { hangsOn?: HangsOn | undefined }): HangsOnReason =>
  hangsOn === undefined ? 'range-instead-of-a-sum' : BY_HANGING[hangsOn];

const BY_HANGING = { others: 'shared-drop', draw: 'random-prize' } as const;

/** Reason why an offer cannot be calculated. */
export type NoPlanReason =
  | 'wagering-not-stated'
  | 'wagering-base-not-stated'
  | 'wagering-base-unclear'
  | 'contribution-not-stated'
  | 'game-excluded'
  | 'sport-only'
  | 'bet-below-smallest'
  | 'match-not-stated'
  | 'deposit-below-minimum'
  | 'credit-not-stated'
  | 'spins-not-stated'
  | 'spin-value-not-stated'
  | 'spins-out-of-range'
  | 'free-bet-not-stated'
  | 'odds-not-given'
  | 'odds-out-of-range'
  | 'margin-not-given'
  | 'release-not-stated'
  | 'players-against-players'
  | HangsOnReason
  | 'not-published'
  | 'nothing-given'
  | 'period-not-given'
  | 'currencies-differ'
  | 'no-rate';

export type OfferPlan = {
  /** Main reading: what is not said is taken as what pays less, where one reading bounds the other. */
  plan: Plan;
  /** Bonus or credit before play; 0 for offers that give neither. */
  bonusMinor: number;
  assumptions: readonly Assumption[];
  /** Further readings, to be shown beside it. */
  others?: readonly OtherReading[];
};

/** Refusal by the first reason, which a reader has to settle first; others stand beside it. */
export type Refused = { ok: false; reason: NoPlanReason; alsoMissing?: readonly NoPlanReason[] };

export type OfferPlanResult = ({ ok: true } & OfferPlan) | Refused;

export function refuse(reason: NoPlanReason, also: readonly NoPlanReason[] = []): Refused {
  const alsoMissing = also.filter((one) => one !== reason);
  return { ok: false, reason, ...(alsoMissing.length > 0 && { alsoMissing }) };
}

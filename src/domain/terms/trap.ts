import type { GameKind } from '../casinos/facts.ts';
import type { Money } from '../money/money.ts';
import type { OfferTerms, Said } from './offer-terms.ts';

/**
 * Effect of a clause in a case: it bites now; one wrong bet or step away; it does not bite; or the terms are silent.
 */
export const STANDINGS = ['bites', 'near', 'clear', 'not-said'] as const;
export type Standing = (typeof STANDINGS)[number];

export type TrapKind =
  | 'cap'
  | 'cap-stays'
  | 'spin-winnings'
  | 'bonus-taken'
  | 'max-bet'
  | 'game-counts-less'
  | 'game-not-listed'
  | 'time'
  | 'ends-below'
  | 'withdrawal'
  | 'cancel'
  | 'second-bonus'
  | 'first-deposit'
  | 'forbidden'
  | 'country'
  | 'refused'
  | 'two-texts';

/** A clause that can take money, with what its words need. Amounts are those of the case. */
export type Trap = { kind: TrapKind; standing: Standing; clause: keyof OfferTerms } & Said<{
  /** Sum from which on it bites; the sum itself is allowed unless `isBelow`. */
  at: Money;
  isBelow: boolean;
  /** Sum or balance that was typed. */
  given: Money;
  /** Typed bet in multiples of the limit. */
  times: number;
  /** Least sum that the clause takes of the balance. */
  takes: Money;
  /** Balance that the clause's own sum leaves; it may be negative. */
  left: Money;
  game: GameKind | string;
  percent: number;
  /** Turnover on the case's own game, and on `game`. */
  turnovers: { own: Money; other: Money | null };
  days: number;
  hours: number;
  cut: { cut: number; winners: number };
  how: string;
  words: readonly string[];
}>;

/** Case that the clauses are held against: an offer's yardstick, or what a reader typed. */
export type TrapCase = {
  deposit: Money;
  bonus: Money;
  bet: Money;
  game: GameKind;
  /** Turnover to make on that game, and its time at the usual pace; `null` where it is not known. */
  turnover: Money | null;
  hours: number | null;
  /** Players of a hundred whom a cap cuts, of those who leave with most; `null` where not worked out. */
  cut: { cut: number; winners: number } | null;
} & Said<{
  /** Balance now, of a reader who has begun. */
  balance: Money;
  /** Bets made since the bonus began. */
  betSoFar: Money;
  /** Game that was played, in the reader's words. */
  played: string;
  /** Winnings of the spins. */
  spinWinnings: Money;
  country: string;
  hasSecondBonus: boolean;
}>;

/** Sum that "balance − (bonus + all wins)" comes to: the deposit less all bets since, whatever was won; it may be negative. */
export const leftByWins = (deposit: Money, betSoFar: Money): Money => ({
  ...deposit,
  minorUnits: deposit.minorUnits - betSoFar.minorUnits,
});

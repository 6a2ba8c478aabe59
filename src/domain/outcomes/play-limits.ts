import type { Money } from '../money/money.ts';
import { isWithin, type LimitMinor } from '../terms/limits.ts';

/**
 * Compares a bet with the largest bet that the terms allow while wagering, in its own currency; `null` is a term that
 * is not stated.
 */
export function maxBetVerdict(
  bet: Money,
  maxBet: LimitMinor | 'no-cap' | null,
): 'within' | 'above' | 'no-limit' | 'unknown' {
  if (maxBet === null) return 'unknown';
  if (maxBet === 'no-cap') return 'no-limit';
  return isWithin(bet.minorUnits, maxBet) ? 'within' : 'above';
}

export type PlayTime = {
  hours: number;
  /** Hours per day within the time limit; `null` without a number of days. */
  hoursPerDay: number | null;
  verdict: 'fits' | 'exceeds' | 'no-limit' | 'unknown';
};

/**
 * Time for so many bets, compared with the time limit of the terms in days. `exceeds` only if it is impossible:
 * more than 24 hours per day. `null` is a term that is not stated.
 * Throws unless bets per hour are above 0.
 */
export function playTime(
  { bets, betsPerHour }: { bets: number; betsPerHour: number },
  expiryDays: number | 'never' | null,
): PlayTime {
  if (!(betsPerHour > 0)) {
    throw new RangeError(`Expected bets per hour above 0, found ${betsPerHour}`);
  }
  const hours = bets / betsPerHour;
  if (expiryDays === null) return { hours, hoursPerDay: null, verdict: 'unknown' };
  if (expiryDays === 'never') return { hours, hoursPerDay: null, verdict: 'no-limit' };
  const hoursPerDay = hours / expiryDays;
  return { hours, hoursPerDay, verdict: hoursPerDay <= 24 ? 'fits' : 'exceeds' };
}

import type { Money } from '../money/money.ts';

/**
 * Whether a bet keeps the largest that terms allow while wagering: `null` is a term that is not stated.
 * Throws if the amounts are of two currencies.
 */
export function maxBetVerdict(
  bet: Money,
  maxBet: Money | 'no-cap' | null,
): 'within' | 'above' | 'no-limit' | 'unknown' {
  if (maxBet === null) return 'unknown';
  if (maxBet === 'no-cap') return 'no-limit';
  if (bet.currency !== maxBet.currency) {
    throw new TypeError(`Expected one currency, found ${bet.currency} and ${maxBet.currency}`);
  }
  return bet.minorUnits <= maxBet.minorUnits ? 'within' : 'above';
}

export type PlayTime = {
  hours: number;
  /** Hours on each day of the time that terms give; `null` where they give no number of days. */
  hoursPerDay: number | null;
  verdict: 'fits' | 'exceeds' | 'no-limit' | 'unknown';
};

/**
 * How long so many bets take, against the days that terms give for them. `exceeds` is said only of what
 * no day has room for: more than 24 hours on each. `null` is a term that is not stated.
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

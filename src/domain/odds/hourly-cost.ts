import { type Money, multiplyMoney } from '../money/money.ts';

type HourOfPlay = {
  /** Bets made in an hour; may be a fraction, as in one round every 90 minutes. */
  roundsPerHour: number;
  bet: Money;
  /** House edge as a fraction of each bet: 0.03 is 3 %. */
  edgeFraction: number;
};

/**
 * Average cost of an hour of play: rounds per hour × bet × house edge; `turnover` is the sum of its bets.
 * Throws a RangeError at a number below 0, an edge above 1, or sums that are no longer exact.
 * Source: facts on games, "Expected loss = stake × number of bets × edge".
 */
export function hourlyCost({ roundsPerHour, bet, edgeFraction }: HourOfPlay) {
  const isBet = Number.isSafeInteger(bet.minorUnits) && bet.minorUnits >= 0;
  if (!isBet) throw new RangeError(`Expected a bet of 0 or more, found ${bet.minorUnits}`);
  if (!(edgeFraction >= 0 && edgeFraction <= 1)) {
    throw new RangeError(`Expected an edge from 0 to 1, found ${edgeFraction}`);
  }
  if (!(roundsPerHour >= 0 && bet.minorUnits * roundsPerHour <= Number.MAX_SAFE_INTEGER)) {
    throw new RangeError(`Expected rounds that can be made in an hour, found ${roundsPerHour}`);
  }
  return {
    turnover: multiplyMoney(bet, roundsPerHour),
    averageCost: multiplyMoney(bet, roundsPerHour * edgeFraction),
  };
}

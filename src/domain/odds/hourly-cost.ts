import { type Money, multiplyMoney } from '../money/money.ts';

export type HourOfPlay = {
  /** Bets made in an hour; may be a fraction, as in one round every 90 minutes. */
  roundsPerHour: number;
  bet: Money;
  /** House edge as a fraction of each bet: 0.03 is 3 %. */
  edgeFraction: number;
};

export type HourlyCostResult =
  | {
      ok: true;
      /** All bets of the hour together. */
      turnover: Money;
      /** What the house keeps of them on average. */
      averageCost: Money;
    }
  | { ok: false; reason: 'rounds-out-of-range' | 'bet-out-of-range' | 'edge-out-of-range' };

/**
 * What an hour of play costs on average: rounds per hour × bet × house edge.
 * Source: facts on games, "Expected loss = stake × number of bets × edge".
 */
export function hourlyCost({ roundsPerHour, bet, edgeFraction }: HourOfPlay): HourlyCostResult {
  if (!(roundsPerHour >= 0)) return { ok: false, reason: 'rounds-out-of-range' };
  if (!(Number.isSafeInteger(bet.minorUnits) && bet.minorUnits >= 0)) {
    return { ok: false, reason: 'bet-out-of-range' };
  }
  if (!(edgeFraction >= 0 && edgeFraction <= 1)) return { ok: false, reason: 'edge-out-of-range' };
  if (!(bet.minorUnits * roundsPerHour <= Number.MAX_SAFE_INTEGER)) {
    return { ok: false, reason: 'rounds-out-of-range' };
  }
  return {
    ok: true,
    turnover: multiplyMoney(bet, roundsPerHour),
    averageCost: multiplyMoney(bet, roundsPerHour * edgeFraction),
  };
}

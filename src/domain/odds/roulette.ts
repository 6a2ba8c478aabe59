import { type BetOdds, oddsOfOnePayout } from './bet-odds.ts';

/** Pockets per wheel: 1 to 36 and one, two or three zeros. */
export const ROULETTE_WHEELS = { european: 37, american: 38, 'triple-zero': 39 } as const;
export type RouletteWheel = keyof typeof ROULETTE_WHEELS;

/** Numbers that each bet covers. A bet on n of 36 numbers returns 36 ÷ n times the stake. */
export const ROULETTE_BETS = {
  straight: 1,
  split: 2,
  street: 3,
  corner: 4,
  'six-line': 6,
  dozen: 12,
  'even-money': 18,
} as const;
export type RouletteBet = keyof typeof ROULETTE_BETS;

/**
 * Odds of a bet on a wheel, per unit staked. Every one of these bets costs zeros ÷ pockets.
 * Source: facts on games, "Roulette".
 */
export function rouletteOdds(bet: RouletteBet, wheel: RouletteWheel): BetOdds {
  const covered = ROULETTE_BETS[bet];
  return oddsOfOnePayout(covered / ROULETTE_WHEELS[wheel], 36 / covered);
}

/**
 * Odds of the five-number bet on 0, 00, 1, 2 and 3, which only the American wheel has.
 * It pays 6 to 1, less than its five numbers would earn, and costs 3 ÷ 38.
 */
export function fiveNumberOdds(): BetOdds {
  return oddsOfOnePayout(5 / ROULETTE_WHEELS.american, 7);
}

/**
 * Odds of an even-money bet on a European wheel under la partage: on zero half the stake comes back.
 * `chance` is that of a full win, 18 ÷ 37. Average result: (18 − 18 − ½) ÷ 37 = −1 ÷ 74.
 */
export function laPartageOdds(): BetOdds {
  const edgeFraction = 1 / 74;
  const meanOfSquares = (18 + 18 + 1 / 4) / 37;
  return {
    chance: 18 / 37,
    payout: 2,
    rtpFraction: 1 - edgeFraction,
    edgeFraction,
    standardDeviation: Math.sqrt(meanOfSquares - edgeFraction ** 2),
  };
}

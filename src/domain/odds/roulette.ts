import { type BetOdds, oddsOfOnePayout } from './bet-odds.ts';

/** Pockets per wheel: 1 to 36 and one, two or three zeros. */
const ROULETTE_WHEELS = { european: 37, american: 38, 'triple-zero': 39 } as const;
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

import { type BetOdds, oddsOfOnePayout } from './bet-odds.ts';

/** Pockets of the European wheel: 1 to 36 and one zero. */
const POCKETS = 37;

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

/** Odds of a bet on the European wheel, per unit staked. Source: facts on games, "Roulette". */
export function rouletteOdds(bet: RouletteBet): BetOdds {
  const covered = ROULETTE_BETS[bet];
  return oddsOfOnePayout(covered / POCKETS, 36 / covered);
}

import { TILTS } from './balance-bound.ts';
import type { PlayGrid } from './play-grid.ts';

/** Chance below the rounding error of the others. */
const LOST_CHANCE = 1e-14;

/**
 * Bound on the largest loss at any moment of so many bets, in units of the grid, except for a negligible chance
 * (`LOST_CHANCE`). At most the sum of the bets.
 *
 * With X the net of one bet and φ(θ) = E e^(−θX), e^(−θS) ÷ φ(θ)^n is a martingale, so that the chance of ever
 * being down by y is at most e^(−θy) × max(1, φ(θ))^n for every θ (Doob's inequality); the best θ gives y.
 * Source: J. L. Doob, Stochastic Processes (1953), chapter VII.
 */
function largestLoss({ moves, moveChances, step, bet }: PlayGrid): (betsLeft: number) => number {
  const loseChance = Math.max(0, 1 - moveChances.reduce((sum, chance) => sum + chance, 0));
  const bounds = TILTS.map((tilt) => {
    const mean = moves.reduce(
      (sum, move, index) =>
        sum + (moveChances[index] ?? 0) * Math.exp(-tilt * ((move * step) / bet - 1)),
      loseChance * Math.exp(tilt),
    );
    return {
      perBet: (Math.max(0, Math.log(mean)) / tilt) * bet,
      once: (-Math.log(LOST_CHANCE) / tilt) * bet,
    };
  });
  return (betsLeft) =>
    bounds.reduce(
      (least, { perBet, once }) => Math.min(least, betsLeft * perBet + once),
      betsLeft * bet,
    );
}

/**
 * Highest cell to compute with so many bets left: plays above it stay above the grid to the end and cannot stop,
 * except for a chance of 10^−14 in all, below every printed figure. It rises as bets are made.
 */
export function highestCell(grid: PlayGrid): (betsLeft: number) => number {
  const lossOf = largestLoss(grid);
  return (betsLeft) => grid.last - Math.floor((betsLeft * grid.bet - lossOf(betsLeft)) / grid.step);
}

/** Lowest cell whose balance, with so many bets left, lets play go on. */
export function lowestCell({ lowest, step, bet, floor }: PlayGrid, betsLeft: number): number {
  return Math.ceil((floor - betsLeft * bet - lowest) / step);
}

/** Limit on multiplications of a play: about ten seconds. */
const MOST_WORK = 1e10;
const MOST_CELLS = 2e7;
/** Moments of play at which the amount of work is estimated. */
const SAMPLES = 64;

/** True if a play is too long or too fine-grained to compute while somebody waits. */
export function isTooMuchWork(grid: PlayGrid): boolean {
  if (grid.last > MOST_CELLS) return true;
  const highest = highestCell(grid);
  let cells = 0;
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    const betsLeft = (grid.mostBets * (sample + 0.5)) / SAMPLES;
    cells += Math.max(0, highest(betsLeft) - Math.max(0, lowestCell(grid, betsLeft)) + 1);
  }
  return (cells / SAMPLES) * grid.mostBets * (grid.moves.length + 1) > MOST_WORK;
}

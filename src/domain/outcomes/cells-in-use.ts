import { TILTS } from './balance-bound.ts';
import type { PlayGrid } from './play-grid.ts';

/** A chance that is lost in the rounding of the others. */
const LOST_CHANCE = 1e-14;

/**
 * The most that so many bets can lose at any moment of their play, in units of the grid, but for a
 * chance that is lost. It never exceeds the bets themselves.
 *
 * With X the net of one bet and φ(θ) = E e^(−θX), e^(−θS) ÷ φ(θ)^n is a martingale, so that the chance of
 * ever being down by y is at most e^(−θy) × max(1, φ(θ))^n for every θ (Doob's inequality); y is taken
 * from the best of them.
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
 * The highest cell that play has to look at with so many bets left: what is above it stays above the
 * grid to the end and cannot stop, but for a chance of 10^−14 in all, which no figure can show. It rises as
 * bets are made.
 */
export function highestCell(grid: PlayGrid): (betsLeft: number) => number {
  const lossOf = largestLoss(grid);
  return (betsLeft) => grid.last - Math.floor((betsLeft * grid.bet - lossOf(betsLeft)) / grid.step);
}

/** The lowest cell whose balance, with so many bets left, is a bet or more. */
export function lowestCell({ lowest, step, bet }: PlayGrid, betsLeft: number): number {
  return Math.ceil((bet - betsLeft * bet - lowest) / step);
}

/** Products of chances in the largest play that is worked out: about ten seconds. */
const MOST_WORK = 1e10;
const MOST_CELLS = 2e7;
/** Moments of play that are looked at to tell how much work it is. */
const SAMPLES = 64;

/** Whether a play is too long or too fine to be worked out while somebody waits. */
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

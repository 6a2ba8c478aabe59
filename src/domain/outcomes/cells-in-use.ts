import { TILTS } from './balance-bound.ts';
import type { PlayGrid } from './play-grid.ts';

/** A chance that is lost in the rounding of the others. */
const LOST_CHANCE = 1e-16;

/**
 * The most that so many bets can lose at any moment of their play, in units of the grid, but for a chance
 * that is given. It never exceeds the bets themselves.
 *
 * With X the net of one bet and φ(θ) = E e^(−θX), e^(−θS) ÷ φ(θ)^n is a martingale, so that the chance of
 * ever being down by y is at most e^(−θy) × max(1, φ(θ))^n for every θ (Doob's inequality); y is taken
 * from the best of them.
 * Source: J. L. Doob, Stochastic Processes (1953), chapter VII.
 */
function largestLoss({
  moves,
  moveChances,
  step,
  bet,
}: PlayGrid): (betsLeft: number, butFor: number) => number {
  const loseChance = Math.max(0, 1 - moveChances.reduce((sum, chance) => sum + chance, 0));
  const bounds = TILTS.map((tilt) => {
    const mean = moves.reduce(
      (sum, move, index) =>
        sum + (moveChances[index] ?? 0) * Math.exp(-tilt * ((move * step) / bet - 1)),
      loseChance * Math.exp(tilt),
    );
    return { perBet: (Math.max(0, Math.log(mean)) / tilt) * bet, perLog: bet / tilt };
  });
  return (betsLeft, butFor) =>
    bounds.reduce(
      (least, { perBet, perLog }) => Math.min(least, betsLeft * perBet - Math.log(butFor) * perLog),
      betsLeft * bet,
    );
}

/** The chance of a start with so many bets to make, or more of them: no more can be under way then. */
function chanceOfStartsFrom({ startsByBets }: PlayGrid): (betsLeft: number) => number {
  const bets: number[] = [];
  const chances: number[] = [];
  let chance = 0;
  for (const [count, starts] of [...startsByBets].sort(([one], [other]) => other - one)) {
    for (const start of starts) chance += start.chance;
    bets.push(count);
    chances.push(chance);
  }
  return (betsLeft) => {
    let [low, high] = [0, bets.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((bets[middle] ?? 0) >= betsLeft) low = middle + 1;
      else high = middle;
    }
    return low === 0 ? 0 : (chances[low - 1] ?? 0);
  };
}

/**
 * The highest cell that play has to look at with so many bets left: what is above it stays above the
 * grid to the end and cannot stop, but for a chance of 10^−16 in all, which no figure can show. It rises as
 * bets are made.
 */
export function highestCell(grid: PlayGrid): (betsLeft: number) => number {
  const [lossOf, chanceFrom] = [largestLoss(grid), chanceOfStartsFrom(grid)];
  return (betsLeft) => {
    // Few plays have so many bets to make where free spins have won much: less of them can be lost.
    const butFor = Math.min(1, LOST_CHANCE / chanceFrom(betsLeft));
    const loss = lossOf(betsLeft, butFor);
    return grid.last - Math.floor((betsLeft * grid.bet - loss) / grid.step);
  };
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

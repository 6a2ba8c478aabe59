import { isTooMuchWork } from '../outcomes/cells-in-use.ts';
import { gatherOneBet } from '../outcomes/gather.ts';
import type { PayTable } from '../outcomes/pay-table.ts';
import { gridOf } from '../outcomes/play-grid.ts';

export type Losses = {
  /** Net losses above zero, in bets, and their chances. */
  losses: readonly { bets: number; chance: number }[];
  /** Average depth of the lowest point below the start, in bets. */
  averageLow: number;
};

/** Chances below this are dropped: even a billion of them are below the rounding error of the others. */
const VANISHING = 1e-25;

/**
 * Net losses of so many flat bets of one, which are all made: the money does not run out. `null` where the work is
 * too large or a multiple has more than six decimals. Exact up to rounding: plays that have won back more than all
 * bets cost cannot end with a loss, and leave the grid.
 *
 * The lowest point, with Lₖ the net loss after k bets: E max(0, L₁ … Lₙ) = Σ E max(0, Lₖ) ÷ k.
 * Source: F. Spitzer, A combinatorial lemma and its application to probability theory (1956), Trans. AMS 82.
 */
export function lossesOf(table: PayTable, bets: number): Losses | null {
  const starts = [{ balanceMinor: bets, bets, chance: 1 }];
  const grid = gridOf({ starts, betMinor: 1, table }, bets);
  if (grid === null || isTooMuchWork(grid)) return null;
  const payouts = {
    moves: Int32Array.from(grid.moves),
    chances: Float64Array.from(grid.moveChances),
  };
  const farthest = payouts.moves.at(-1) ?? 0;
  const loseChance = Math.max(0, 1 - payouts.chances.reduce((sum, chance) => sum + chance, 0));
  const cells = new Float64Array(grid.last + 1);
  cells[0] = 1;
  let [low, top, averageLow] = [0, 0, 0];
  const perCell = grid.step / grid.bet;
  for (let made = 1; made <= bets; made += 1) {
    top = Math.min(grid.last, top + farthest);
    gatherOneBet(cells, { low, top }, payouts, loseChance);
    while (low < top && (cells[low] ?? 0) < VANISHING) {
      cells[low] = 0;
      low += 1;
    }
    let loss = 0;
    for (let cell = low; cell <= top && cell * perCell < made; cell += 1) {
      loss += (cells[cell] ?? 0) * (made - cell * perCell);
    }
    averageLow += loss / made;
  }
  const losses = Array.from(cells, (chance, cell) => ({ bets: bets - cell * perCell, chance }));
  return { losses: losses.filter((one) => one.bets > 0 && one.chance > 0), averageLow };
}

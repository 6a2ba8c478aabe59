/** Moves of the payouts in cells, ascending, and their chances. */
type Payouts = { moves: Int32Array; chances: Float64Array };

/** Most payouts of the unrolled loop. */
const UNROLLED = 8;

/**
 * Applies one bet to the cells from `low` to `top`, in place and from the top down: each cell gathers the chances
 * that payouts move up from lower cells, which still hold their values from before the bet, and keeps the losing
 * share of its own. Cells below `low`, and above those that had a chance, are empty.
 */
export function gatherOneBet(
  cells: Float64Array,
  { low, top }: { low: number; top: number },
  payouts: Payouts,
  loseChance: number,
): void {
  const { moves } = payouts;
  let from = top;
  // From cell `end` up, `reaching` payouts have a source cell.
  for (let reaching = moves.length; reaching >= 0; reaching -= 1) {
    const end = low + (reaching === 0 ? 0 : (moves[reaching - 1] ?? 0));
    if (from < end) continue;
    const gather = reaching > 2 && reaching <= UNROLLED ? gatherUnrolled : gatherAny;
    gather(cells, from, end, payouts, reaching, loseChance);
    from = end - 1;
  }
}

function gatherAny(
  cells: Float64Array,
  from: number,
  end: number,
  { moves, chances }: Payouts,
  reaching: number,
  loseChance: number,
): void {
  for (let cell = from; cell >= end; cell -= 1) {
    let chance = loseChance * (cells[cell] ?? 0);
    for (let index = 0; index < reaching; index += 1) {
      chance += (chances[index] ?? 0) * (cells[cell - (moves[index] ?? 0)] ?? 0);
    }
    cells[cell] = chance;
  }
}

/**
 * Unrolled for at most eight payouts, missing ones with chance 0: three times as fast. `| 0` marks indexes as
 * 32-bit integers, which saves a check for each cell.
 */
function gatherUnrolled(
  cells: Float64Array,
  from: number,
  end: number,
  { moves, chances }: Payouts,
  reaching: number,
  loseChance: number,
): void {
  // Read one by one: destructuring the arrays costs more than a short stretch of cells.
  const m = (index: number) => (index < reaching ? (moves[index] ?? 0) : 0);
  const c = (index: number) => (index < reaching ? (chances[index] ?? 0) : 0);
  const [m0, m1, m2, m3, m4, m5, m6, m7] = [m(0), m(1), m(2), m(3), m(4), m(5), m(6), m(7)];
  const [c0, c1, c2, c3, c4, c5, c6, c7] = [c(0), c(1), c(2), c(3), c(4), c(5), c(6), c(7)];
  for (let cell = from; cell >= end; cell -= 1) {
    cells[cell] =
      loseChance * (cells[cell] ?? 0) +
      c0 * (cells[(cell - m0) | 0] ?? 0) +
      c1 * (cells[(cell - m1) | 0] ?? 0) +
      c2 * (cells[(cell - m2) | 0] ?? 0) +
      c3 * (cells[(cell - m3) | 0] ?? 0) +
      c4 * (cells[(cell - m4) | 0] ?? 0) +
      c5 * (cells[(cell - m5) | 0] ?? 0) +
      c6 * (cells[(cell - m6) | 0] ?? 0) +
      c7 * (cells[(cell - m7) | 0] ?? 0);
  }
}

/** Payouts that the fast form of a bet takes at once. */
const UNROLLED = 8;

/**
 * One bet on the cells from `low` to `top`, in place and from the top down: each takes in what the
 * payouts bring it from cells below, which still hold the chances from before the bet, and keeps the
 * part that loses. `moves` are how far payouts lift, ascending; cells below `low` and above those that
 * had a chance are empty.
 */
export function gatherOneBet(
  cells: Float64Array,
  { low, top }: { low: number; top: number },
  { moves, chances }: { moves: Int32Array; chances: Float64Array },
  loseChance: number,
): void {
  let from = top;
  // From this cell up, so many payouts have a cell below to come from.
  for (let reaching = moves.length; reaching >= 0; reaching -= 1) {
    const end = low + (reaching === 0 ? 0 : (moves[reaching - 1] ?? 0));
    if (from < end) continue;
    const gather = reaching > 2 && reaching <= UNROLLED ? gatherUnrolled : gatherAny;
    gather(cells, from, end, moves.subarray(0, reaching), chances, loseChance);
    from = end - 1;
  }
}

function gatherAny(
  cells: Float64Array,
  from: number,
  end: number,
  moves: Int32Array,
  chances: Float64Array,
  loseChance: number,
): void {
  for (let cell = from; cell >= end; cell -= 1) {
    let chance = loseChance * (cells[cell] ?? 0);
    for (let index = 0; index < moves.length; index += 1) {
      chance += (chances[index] ?? 0) * (cells[cell - (moves[index] ?? 0)] ?? 0);
    }
    cells[cell] = chance;
  }
}

/**
 * The same three times as fast: at most eight payouts, those that are not there with chance 0. `| 0` says that an
 * index has 32 bits, which is then not looked at for each cell.
 */
function gatherUnrolled(
  cells: Float64Array,
  from: number,
  end: number,
  moves: Int32Array,
  chances: Float64Array,
  loseChance: number,
): void {
  const [m0 = 0, m1 = 0, m2 = 0, m3 = 0, m4 = 0, m5 = 0, m6 = 0, m7 = 0] = moves;
  const [c0 = 0, c1 = 0, c2 = 0, c3 = 0, c4 = 0, c5 = 0, c6 = 0, c7 = 0] = chances.subarray(
    0,
    moves.length,
  );
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

/** One way in which a bet pays: how often, and how many times the bet comes back, the bet included. */
export type Payout = { chance: number; multiple: number };

/** All payouts of a game. Whatever chance they leave over loses the bet. */
export type PayTable = readonly Payout[];

export type PayTableFault =
  'no-payout' | 'chance-out-of-range' | 'chances-above-one' | 'multiple-out-of-range';

/** Chances that were divided or multiplied may add up to a little more than one. */
const ROUNDING = 1e-12;

/** What keeps a pay table from being one; `null` if nothing does. */
export function payTableFault(table: PayTable): PayTableFault | null {
  if (table.length === 0) return 'no-payout';
  if (!table.every(({ chance }) => chance >= 0 && chance <= 1)) return 'chance-out-of-range';
  if (!table.every(({ multiple }) => multiple >= 0 && Number.isFinite(multiple))) {
    return 'multiple-out-of-range';
  }
  return sumOf(table, () => 1) > 1 + ROUNDING ? 'chances-above-one' : null;
}

/** Share of a bet that comes back on average: Σ chance × multiple. */
export function rtpFractionOf(table: PayTable): number {
  return sumOf(table, (multiple) => multiple);
}

/** Whether bets bring back more than they cost on average, which no casino game does. */
export const returnsTooMuch = (table: PayTable): boolean => rtpFractionOf(table) > 1 + ROUNDING;

/** House edge: the share of a bet that is kept on average, 1 − RTP. */
export function edgeFractionOf(table: PayTable): number {
  const edge = 1 - rtpFractionOf(table);
  // A return of 100% is 1 but for the rounding of its sum, which would print as −0%.
  return Math.abs(edge) < ROUNDING ? 0 : edge;
}

/** Standard deviation of what a bet of one unit brings. */
export function standardDeviationOf(table: PayTable): number {
  return Math.sqrt(sumOf(table, (multiple) => multiple ** 2) - rtpFractionOf(table) ** 2);
}

function sumOf(table: PayTable, weigh: (multiple: number) => number): number {
  return table.reduce((sum, { chance, multiple }) => sum + chance * weigh(multiple), 0);
}

/** One payout of a bet: its chance, and its multiple of the bet, the bet included. */
type Payout = { chance: number; multiple: number };

/** All payouts of a game. The remaining chance loses the bet. */
export type PayTable = readonly Payout[];

export type PayTableFault =
  'no-payout' | 'chance-out-of-range' | 'chances-above-one' | 'multiple-out-of-range';

/** Tolerance for the sum of chances that were divided or multiplied. */
const ROUNDING = 1e-12;

/** First fault of a pay table; `null` if it is valid. */
export function payTableFault(table: PayTable): PayTableFault | null {
  if (table.length === 0) return 'no-payout';
  if (!table.every(({ chance }) => chance >= 0 && chance <= 1)) return 'chance-out-of-range';
  if (!table.every(({ multiple }) => multiple >= 0 && Number.isFinite(multiple))) {
    return 'multiple-out-of-range';
  }
  return sumOf(table, () => 1) > 1 + ROUNDING ? 'chances-above-one' : null;
}

/** RTP, the average return as a share of the bet: Σ chance × multiple. */
export function rtpFractionOf(table: PayTable): number {
  return sumOf(table, (multiple) => multiple);
}

/** True if bets return more than they cost on average, which no casino game does. */
export const returnsTooMuch = (table: PayTable): boolean => rtpFractionOf(table) > 1 + ROUNDING;

/** House edge as a share of the bet: 1 − RTP. */
export function edgeFractionOf(table: PayTable): number {
  const edge = 1 - rtpFractionOf(table);
  // Rounding error at an RTP of 100% would print as −0%.
  return Math.abs(edge) < ROUNDING ? 0 : edge;
}

/** Standard deviation of the return on a bet of one unit. */
export function standardDeviationOf(table: PayTable): number {
  return Math.sqrt(sumOf(table, (multiple) => multiple ** 2) - rtpFractionOf(table) ** 2);
}

function sumOf(table: PayTable, weigh: (multiple: number) => number): number {
  return table.reduce((sum, { chance, multiple }) => sum + chance * weigh(multiple), 0);
}

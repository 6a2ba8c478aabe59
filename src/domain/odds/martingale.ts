export type MartingalePlan = {
  /** Bets in a losing cycle: 1, 2, 4, … up to 2^(n − 1) units. A win ends the cycle one unit up. */
  betsPerCycle: number;
  /** Cycles planned, one after the other; the first lost one ends the plan. */
  cycles: number;
  /** Chance of winning one bet, which pays 2×. */
  winChance: number;
};

export type MartingaleOdds = {
  /** Units lost if every bet of a cycle loses: 2^n − 1. */
  unitsAtRisk: number;
  largestBetUnits: number;
  /** Chance that one cycle loses all its bets. */
  bustChancePerCycle: number;
  /** Chance that at least one of the cycles does. */
  bustChanceWithinCycles: number;
  /** Units staked in one cycle on average. */
  averageStakedUnitsPerCycle: number;
  /** Result of one cycle on average: −edge × average units staked. */
  averageNetUnitsPerCycle: number;
};

/** Beyond this the units at risk are no longer exact whole numbers. */
const MOST_BETS_PER_CYCLE = 50;

export type MartingaleResult =
  | { ok: true; odds: MartingaleOdds }
  | { ok: false; reason: 'bets-out-of-range' | 'cycles-not-whole' | 'win-chance-out-of-range' };

/**
 * Exact outcome of doubling after each loss, from one unit.
 *
 * With q = 1 − win chance and n bets: bust q^n, average result 1 − (2q)^n, average stake Σ (2q)^k.
 * Their ratio is 1 − 2 × win chance whatever n: the edge is that of a flat bet.
 * Source: geometric sums; golden values in the tests.
 */
export function martingaleOdds({
  betsPerCycle,
  cycles,
  winChance,
}: MartingalePlan): MartingaleResult {
  if (!Number.isInteger(betsPerCycle) || betsPerCycle < 1 || betsPerCycle > MOST_BETS_PER_CYCLE) {
    return { ok: false, reason: 'bets-out-of-range' };
  }
  if (!Number.isSafeInteger(cycles) || cycles < 1) return { ok: false, reason: 'cycles-not-whole' };
  if (!(winChance >= 0 && winChance <= 1)) return { ok: false, reason: 'win-chance-out-of-range' };

  const loseChance = 1 - winChance;
  const bustChancePerCycle = loseChance ** betsPerCycle;
  let averageStakedUnitsPerCycle = 0;
  for (let losses = 0; losses < betsPerCycle; losses += 1) {
    averageStakedUnitsPerCycle += (2 * loseChance) ** losses;
  }
  return {
    ok: true,
    odds: {
      unitsAtRisk: 2 ** betsPerCycle - 1,
      largestBetUnits: 2 ** (betsPerCycle - 1),
      bustChancePerCycle,
      bustChanceWithinCycles: 1 - (1 - bustChancePerCycle) ** cycles,
      averageStakedUnitsPerCycle,
      averageNetUnitsPerCycle: 1 - 2 ** betsPerCycle * bustChancePerCycle,
    },
  };
}

import { cashOut, type CashOutLine } from './cash-out.ts';
import type { Plan } from './plan.ts';
import type { Ends } from './play.ts';

/**
 * Chances of the groups that a player can end in; they add up to one.
 * Nobody can lose where nothing was put in: those who would have lost then are `nothingAtRisk`.
 */
export type GroupChances = {
  /** Put money in and leaves with less than one bet; where there are no bets to make, with nothing. */
  loses: number;
  /** Put nothing in and leaves with less than one bet, or with nothing. */
  nothingAtRisk: number;
  /** Leaves with more than that, and less than was put in. */
  less: number;
  /** Leaves with exactly what was put in. */
  even: number;
  /** Leaves with more than was put in. */
  above: number;
};

/** The smallest cash-out that the given share of players does not exceed. */
export type Quantile = { share: number; cashOutMinor: number };

/** Amounts are in minor units, unrounded. */
export type Outcome = {
  chances: GroupChances;
  /** Chance that the balance ends below one bet, whatever is paid out then. */
  ruinChance: number;
  /** Chance of making every bet. */
  completionChance: number;
  /** Half of the players leave with this or less. */
  medianMinor: number;
  /** As asked for, in that order. */
  quantiles: readonly Quantile[];
  averageCashOutMinor: number;
  /** Average balance at the end: average start − edge × average turnover. */
  averageBalanceMinor: number;
  averageBets: number;
  averageTurnoverMinor: number;
  /** Bets of a player who makes all of them; the most there are, where starts differ. */
  plannedBets: number;
};

/** Chances are sums of many products; a share that is met up to this is met. */
const ROUNDING = 1e-12;
/** Cash-outs that differ by less, in minor units, are the same. */
const SAME_MINOR = 1e-6;

type Paid = { cashOutMinor: number; chance: number };

/**
 * The figures of a plan from the ends of its play. `line` is the cash-out above the grid, which has to
 * reach up to every border between groups and to every quantile asked for; throws if one lies above it.
 */
export function outcomeFigures(
  plan: Plan,
  line: CashOutLine,
  { ends, above, averageBets }: Ends,
  { plannedBets, shares }: { plannedBets: number; shares: readonly number[] },
): Outcome {
  const paid = ends.map(({ balanceMinor, betsLeft, chance }) => ({
    chance,
    cashOutMinor: cashOut(plan.rule, plan, { balanceMinor, betsMade: plannedBets - betsLeft }),
  }));
  const quantileAt = quantiles(paid, line);
  const averageAbove = line.slope * above.balanceSumMinor + line.offsetMinor * above.chance;
  return {
    chances: groupChances(plan, plannedBets, [
      ...paid,
      // All of them are in the same group.
      { cashOutMinor: line.slope === 0 ? line.offsetMinor : Infinity, chance: above.chance },
    ]),
    ruinChance: sumOf(ends, (end) => (end.balanceMinor < plan.betMinor ? end.chance : 0)),
    completionChance:
      above.chance + sumOf(ends, ({ betsLeft, chance }) => (betsLeft === 0 ? chance : 0)),
    medianMinor: quantileAt(0.5),
    quantiles: shares.map((share) => ({ share, cashOutMinor: quantileAt(share) })),
    averageCashOutMinor: averageAbove + sumOf(paid, (one) => one.chance * one.cashOutMinor),
    averageBalanceMinor:
      above.balanceSumMinor + sumOf(ends, (end) => end.chance * end.balanceMinor),
    averageBets,
    averageTurnoverMinor: averageBets * plan.betMinor,
    plannedBets,
  };
}

function groupChances(
  { depositMinor, betMinor }: Plan,
  plannedBets: number,
  paid: readonly Paid[],
): GroupChances {
  const chances: GroupChances = { loses: 0, nothingAtRisk: 0, less: 0, even: 0, above: 0 };
  const lost = depositMinor > 0 ? 'loses' : 'nothingAtRisk';
  // With a bet still to make, less than one is worth nothing; without, any sum is worth what it is.
  const leastKept = plannedBets > 0 ? betMinor - SAME_MINOR : SAME_MINOR;
  for (const { cashOutMinor, chance } of paid) {
    if (cashOutMinor < leastKept) chances[lost] += chance;
    else if (Math.abs(cashOutMinor - depositMinor) <= SAME_MINOR) chances.even += chance;
    else chances[cashOutMinor < depositMinor ? 'less' : 'above'] += chance;
  }
  return chances;
}

function quantiles(paid: readonly Paid[], line: CashOutLine): (share: number) => number {
  const ascending = paid.toSorted((one, other) => one.cashOutMinor - other.cashOutMinor);
  let total = 0;
  const totals = Float64Array.from(ascending, ({ chance }) => (total += chance));
  return (share) => {
    const found = ascending[firstAtLeast(totals, share - ROUNDING)]?.cashOutMinor;
    if (found !== undefined) return found;
    if (line.slope === 0) return line.offsetMinor;
    throw new Error(`Expected a grid that holds the quantile of ${share}, found ${total} on it`);
  };
}

/** Index of the first of ascending numbers that is no less than a limit; their count where all are. */
function firstAtLeast(ascending: Float64Array, limit: number): number {
  let low = 0;
  let high = ascending.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ascending[middle] ?? 0) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

function sumOf<Item>(items: readonly Item[], weigh: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + weigh(item), 0);
}

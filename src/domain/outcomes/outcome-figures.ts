import { cashOut, type CashOutLine, type CashOutRule, withoutCap } from './cash-out.ts';
import type { Plan } from './plan.ts';
import type { Ends } from './play.ts';

/**
 * Chances of the groups of players; they add up to one.
 * Without a deposit nobody can lose: `nothingAtRisk` are those who end with nothing then.
 */
export type GroupChances = {
  /** Deposited money and ends with nothing. */
  loses: number;
  /** Deposited nothing and ends with nothing. */
  nothingAtRisk: number;
  /** Cash-out above zero, below the deposit. */
  less: number;
  /** Cash-out equal to the deposit. */
  even: number;
  /** Cash-out above the deposit. */
  above: number;
};

/** The smallest cash-out that the given share of players does not exceed. */
export type Quantile = { share: number; cashOutMinor: number };

/** Distribution of the cash-out. Amounts are in minor units, unrounded. */
type Left = {
  chances: GroupChances;
  /** Half of the players cash out this or less. */
  medianMinor: number;
  /** In the order of the requested shares. */
  quantiles: readonly Quantile[];
  averageCashOutMinor: number;
};

/** Chance of leaving with more than put in and less than without the cap, and the average without it. */
type Cut = { chance: number; averageUncutMinor: number };

/** Amounts are in minor units, unrounded. */
export type Outcome = Left & {
  /**
   * The same without forfeits, with less than one bet counted as lost: the final balance, less what other terms
   * keep. For programs that verify the calculation, not for readers.
   */
  beforeForfeit: Left;
  /** Effect of a largest withdrawal; `null` where there is none, or no balance reaches it. */
  cut: Cut | null;
  /** Chance of running out of money: the balance ends below one bet, whatever is paid out then. */
  ruinChance: number;
  /** Chance of making every bet. */
  completionChance: number;
  /** Average balance at the end: average start − edge × average turnover. */
  averageBalanceMinor: number;
  averageBets: number;
  averageTurnoverMinor: number;
  /** Bets of a player who makes all of them; the largest number where starts differ. */
  plannedBets: number;
};

/** Tolerance for shares: chances are sums of many products. */
const ROUNDING = 1e-12;
/** Cash-outs that differ by less are equal, in minor units. */
const SAME_MINOR = 1e-6;

type Paid = { cashOutMinor: number; chance: number };

/**
 * Figures of a plan from the ends of its play. `line` is the cash-out above the grid. The grid has to contain
 * every border between groups and every requested quantile; throws otherwise.
 */
export function outcomeFigures(
  plan: Plan,
  line: CashOutLine,
  { ends, above, averageBets }: Ends,
  { plannedBets, shares }: { plannedBets: number; shares: readonly number[] },
): Outcome {
  const left = (rule: CashOutRule, leastKeptMinor: number): Left => {
    const paid = ends.map(({ balanceMinor, betsLeft, chance }) => ({
      chance,
      cashOutMinor: cashOut(rule, plan, {
        balanceMinor,
        betsLeft,
        betsMade: plannedBets - betsLeft,
      }),
    }));
    const quantileAt = quantiles(paid, line);
    const averageAbove = line.slope * above.balanceSumMinor + line.offsetMinor * above.chance;
    return {
      chances: groupChances(plan.depositMinor, leastKeptMinor, [
        ...paid,
        // All plays above the grid are in one group.
        { cashOutMinor: line.slope === 0 ? line.offsetMinor : Infinity, chance: above.chance },
      ]),
      medianMinor: quantileAt(0.5),
      quantiles: shares.map((share) => ({ share, cashOutMinor: quantileAt(share) })),
      averageCashOutMinor: averageAbove + sumOf(paid, (one) => one.chance * one.cashOutMinor),
    };
  };
  return {
    cut: cutOf(plan, line, { ends, above }, plannedBets),
    ...left(plan.rule, SAME_MINOR),
    beforeForfeit: left(
      plan.rule.kind === 'withdrawal' ? { ...plan.rule, forfeitsUnfinished: false } : plan.rule,
      plannedBets > 0 ? plan.betMinor - SAME_MINOR : SAME_MINOR,
    ),
    ruinChance: sumOf(ends, (end) => (end.balanceMinor < plan.betMinor ? end.chance : 0)),
    completionChance:
      above.chance + sumOf(ends, ({ betsLeft, chance }) => (betsLeft === 0 ? chance : 0)),
    averageBalanceMinor:
      above.balanceSumMinor + sumOf(ends, (end) => end.chance * end.balanceMinor),
    averageBets,
    averageTurnoverMinor: averageBets * plan.betMinor,
    plannedBets,
  };
}

function cutOf(
  plan: Plan,
  line: CashOutLine,
  { ends, above }: Pick<Ends, 'ends' | 'above'>,
  plannedBets: number,
): Cut | null {
  const uncut = withoutCap(plan.rule);
  if (uncut === null || line.slope !== 0) return null;
  const stickyMinor = uncut.kind === 'withdrawal' ? uncut.stickyBonusMinor : 0;
  // All plays above the grid are above the cap.
  let chance = line.offsetMinor > plan.depositMinor + SAME_MINOR ? above.chance : 0;
  let averageUncutMinor = above.balanceSumMinor - stickyMinor * above.chance;
  for (const { balanceMinor, betsLeft, chance: one } of ends) {
    const end = { balanceMinor, betsLeft, betsMade: plannedBets - betsLeft };
    const whole = cashOut(uncut, plan, end);
    const paid = cashOut(plan.rule, plan, end);
    averageUncutMinor += one * whole;
    if (paid > plan.depositMinor + SAME_MINOR && whole > paid + SAME_MINOR) chance += one;
  }
  return { chance, averageUncutMinor };
}

function groupChances(
  depositMinor: number,
  leastKeptMinor: number,
  paid: readonly Paid[],
): GroupChances {
  const chances: GroupChances = { loses: 0, nothingAtRisk: 0, less: 0, even: 0, above: 0 };
  const lost = depositMinor > 0 ? 'loses' : 'nothingAtRisk';
  for (const { cashOutMinor, chance } of paid) {
    if (cashOutMinor < leastKeptMinor) chances[lost] += chance;
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

/** Binary search: index of the first number that is at least the limit; the length where there is none. */
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

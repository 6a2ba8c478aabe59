import type { CashOutRule } from './cash-out.ts';
import type { Play, Start } from './play-grid.ts';
import { edgeFractionOf, payTableFault } from './pay-table.ts';

/**
 * Flat bets on one game until all are made or the balance is below one, and what is taken away then.
 * Nothing else is assumed: no stopping early, no change of bet. Amounts are in minor units of one currency.
 */
export type Plan = Play & {
  /** Own money in it: what a cash-out is held against. 0 for credit that costs nothing. */
  depositMinor: number;
  rule: CashOutRule;
};

/** Chances of starts come from sums of many products. */
const ROUNDING = 1e-9;

/**
 * Bets that make a turnover: the fewest whole ones, so that the last may take the turnover past what
 * was asked for by less than one bet. Both in minor units.
 */
export function betsToMake(turnoverMinor: number, betMinor: number): number {
  const bets = turnoverMinor / betMinor;
  // A turnover that was divided by a share may lie above a whole number of bets by a rounding error.
  return Math.max(0, Math.ceil(bets - Math.max(1, bets) * 1e-12));
}

/** One start with the whole turnover to make. */
export function oneStart(balanceMinor: number, turnoverMinor: number, betMinor: number): Start[] {
  return [{ balanceMinor, bets: betsToMake(turnoverMinor, betMinor), chance: 1 }];
}

/**
 * Throws unless a plan can be played: forms, options and offers are read before, so that only a fault of the
 * program makes another.
 */
export function expectPlan({ depositMinor, betMinor, table, starts, rule }: Plan): void {
  const chances = starts.reduce((sum, { chance }) => sum + chance, 0);
  const amounts = [depositMinor, betMinor, ...starts.map(({ balanceMinor }) => balanceMinor)];
  const isPlan =
    payTableFault(table) === null &&
    betMinor > 0 &&
    amounts.every((amount) => amount >= 0 && Number.isFinite(amount)) &&
    starts.every(({ bets }) => Number.isSafeInteger(bets) && bets >= 0) &&
    Math.abs(chances - 1) <= ROUNDING &&
    // Once plays that began with other numbers of bets have met, nothing tells their bets apart.
    (rule.kind !== 'bet-rebate' || starts.length === 1);
  if (!isPlan)
    throw new RangeError(`Expected a plan, found ${JSON.stringify({ betMinor, starts })}`);
}

/** Turnover if every bet is made, in minor units; the average of it where starts differ. */
export function plannedTurnoverMinor({ starts, betMinor }: Plan): number {
  return betMinor * starts.reduce((sum, { bets, chance }) => sum + chance * bets, 0);
}

/**
 * What the house keeps on average of all these bets, if every one of them is made: the straight sum,
 * turnover × edge, in minor units. Most plays end before, so that it is no player's expected loss.
 * Source: facts on bonus maths, "Expected cost (upper bound)".
 */
export function straightCostMinor(plan: Plan): number {
  return plannedTurnoverMinor(plan) * edgeFractionOf(plan.table);
}

import type { CashOutRule } from './cash-out.ts';
import type { Play, Start } from './play-grid.ts';
import { edgeFractionOf, payTableFault } from './pay-table.ts';

/**
 * Flat bets on one game until all are made or the balance is below one bet, and the cash-out rule. Assumes no
 * early stop and no change of the bet. Amounts are in minor units of one currency.
 */
export type Plan = Play & {
  /** Own money, to which the cash-out is compared. 0 for free credit. */
  depositMinor: number;
  rule: CashOutRule;
  /** Own money that is bet before a bonus kept apart: see `own-first.ts`. */
  ownFirst?: OwnFirst | undefined;
};

/**
 * Two pots: the bonus is bet once own money is gone. Who reaches the stop before leaves with own money alone.
 * `counts`: bets of which pot make the wagering.
 */
export type OwnFirst = { stopMinor: number; counts: 'bonus' | 'both' };

/** Tolerance for chances of starts, which are sums of many products. */
const ROUNDING = 1e-9;

/** Number of bets for a turnover, rounded up: the last bet may exceed the turnover. Both in minor units. */
export function betsToMake(turnoverMinor: number, betMinor: number): number {
  const bets = turnoverMinor / betMinor;
  // Rounding can leave a divided turnover slightly above a whole number of bets.
  return Math.max(0, Math.ceil(bets - Math.max(1, bets) * 1e-12));
}

/** A single start with the whole turnover to make. */
export function oneStart(balanceMinor: number, turnoverMinor: number, betMinor: number): Start[] {
  return [{ balanceMinor, bets: betsToMake(turnoverMinor, betMinor), chance: 1 }];
}

/** Throws if a plan is invalid. Input is validated before, so this can only be a programming error. */
export function expectPlan({ depositMinor, betMinor, table, starts, rule, lumps }: Plan): void {
  const chances = starts.reduce((sum, { chance }) => sum + chance, 0);
  const amounts = [depositMinor, betMinor, ...starts.map(({ balanceMinor }) => balanceMinor)];
  const isPlan =
    payTableFault(table) === null &&
    betMinor > 0 &&
    amounts.every((amount) => amount >= 0 && Number.isFinite(amount)) &&
    starts.every(({ bets }) => Number.isSafeInteger(bets) && bets >= 0) &&
    Math.abs(chances - 1) <= ROUNDING &&
    // Plays from different starts merge on the grid, which loses the number of bets they have made.
    (rule.kind !== 'bet-rebate' || starts.length === 1) &&
    (!lumps || (starts.length === 1 && lumps.everyBets > 0));
  if (!isPlan)
    throw new RangeError(`Expected a plan, found ${JSON.stringify({ betMinor, starts })}`);
}

/** Turnover if every bet is made, in minor units; the average where starts differ. */
export function plannedTurnoverMinor({ starts, betMinor }: Plan): number {
  return betMinor * starts.reduce((sum, { bets, chance }) => sum + chance * bets, 0);
}

/**
 * Average take of the house if every bet is made: turnover × edge, in minor units. Most plays end before, so it
 * is not a player's expected loss.
 * Source: facts on bonus maths, "Expected cost (upper bound)".
 */
export function straightCostMinor(plan: Plan): number {
  return plannedTurnoverMinor(plan) * edgeFractionOf(plan.table);
}

import type { CashOutRule } from './cash-out.ts';
import type { Play, Start } from './play-grid.ts';
import { type PayTableFault, edgeFractionOf, payTableFault } from './pay-table.ts';

/**
 * Flat bets on one game until all are made or the balance is below one, and what is taken away then.
 * Nothing else is assumed: no stopping early, no change of bet. Amounts are in minor units of one currency.
 */
export type Plan = Play & {
  /** Own money in it: what a cash-out is held against. 0 for credit that costs nothing. */
  depositMinor: number;
  rule: CashOutRule;
};

export type PlanFault =
  | PayTableFault
  | 'bet-out-of-range'
  | 'deposit-out-of-range'
  | 'start-out-of-range'
  | 'bets-not-whole'
  | 'start-chances-not-one'
  | 'rule-out-of-range'
  | 'rebate-of-several-starts';

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

/** What keeps a plan from being one; `null` if nothing does. */
export function planFault({ depositMinor, betMinor, table, starts, rule }: Plan): PlanFault | null {
  const tableFault = payTableFault(table);
  if (tableFault !== null) return tableFault;
  if (!(betMinor > 0 && Number.isFinite(betMinor))) return 'bet-out-of-range';
  if (!isAmount(depositMinor)) return 'deposit-out-of-range';
  if (!starts.every(({ balanceMinor }) => isAmount(balanceMinor))) return 'start-out-of-range';
  if (!starts.every(({ bets }) => Number.isSafeInteger(bets) && bets >= 0)) return 'bets-not-whole';
  const chances = starts.reduce((sum, { chance }) => sum + chance, 0);
  if (!starts.every(({ chance }) => chance >= 0) || !(Math.abs(chances - 1) <= ROUNDING)) {
    return 'start-chances-not-one';
  }
  return ruleFault(rule, starts.length);
}

function ruleFault(rule: CashOutRule, starts: number): PlanFault | null {
  if (rule.kind === 'withdrawal') {
    const { stickyBonusMinor, capMinor, smallestMinor } = rule;
    const isFine = [stickyBonusMinor, capMinor ?? 0, smallestMinor].every(isAmount);
    return isFine ? null : 'rule-out-of-range';
  }
  if (!(rule.fraction >= 0 && rule.fraction <= 1)) return 'rule-out-of-range';
  // Once plays that began with other numbers of bets have met, nothing tells their bets apart.
  if (rule.kind === 'bet-rebate') return starts === 1 ? null : 'rebate-of-several-starts';
  return isAmount(rule.capMinor ?? 0) ? null : 'rule-out-of-range';
}

function isAmount(value: number): boolean {
  return value >= 0 && Number.isFinite(value);
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

import { CASHABLE, type CashOutRule } from './cash-out.ts';
import { outcomeOf, type OutcomeOptions } from './outcome.ts';
import type { Outcome } from './outcome-figures.ts';
import type { PayTable } from './pay-table.ts';
import { oneStart, type Plan } from './plan.ts';

/** Outcome of a plan; throws where it is refused. */
export function outcome(plan: Plan, options?: OutcomeOptions): Outcome {
  const result = outcomeOf(plan, options);
  if (!result.ok) throw new Error(result.reason);
  return result.outcome;
}

/** Plan with one start, in minor units. */
export function planOf(
  table: PayTable,
  plan: { deposit: number; start: number; bet: number; turnover: number; rule?: CashOutRule },
): Plan {
  return {
    table,
    depositMinor: plan.deposit,
    betMinor: plan.bet,
    starts: oneStart(plan.start, plan.turnover, plan.bet),
    rule: plan.rule ?? CASHABLE,
  };
}

/** A table of payouts below, at and above the bet, with half of a bet as its step. */
export const THREE_WAYS: PayTable = [
  { chance: 0.3, multiple: 0.5 },
  { chance: 0.2, multiple: 1 },
  { chance: 0.15, multiple: 3 },
];

/** One rule of each kind, and combinations. */
export const RULES: readonly [string, CashOutRule][] = [
  ['all of the balance', CASHABLE],
  ['less a bonus that is taken back', { ...CASHABLE, stickyBonusMinor: 250 }],
  ['at most a cap', { ...CASHABLE, capMinor: 600 }],
  ['less a bonus, at most a cap', { ...CASHABLE, stickyBonusMinor: 100, capMinor: 350 }],
  ['from a smallest withdrawal on', { ...CASHABLE, smallestMinor: 400 }],
  ['nothing of unfinished wagering', { ...CASHABLE, forfeitsUnfinished: true }],
  ['with a share of the loss', { kind: 'loss-refund', fraction: 0.2, capMinor: 30 }],
  ['with a share of the bets', { kind: 'bet-rebate', fraction: 0.02 }],
];

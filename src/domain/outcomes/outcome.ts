import { balanceBound } from './balance-bound.ts';
import { type CashOutLine, cashOutLine } from './cash-out.ts';
import { type Outcome, outcomeFigures } from './outcome-figures.ts';
import { expectPlan, type Plan } from './plan.ts';
import { playSteps } from './play.ts';
import { gridOf } from './play-grid.ts';
import { isTooMuchWork } from './cells-in-use.ts';

export type OutcomeRefusal = 'amounts-too-fine' | 'too-much-work';

export type OutcomeResult = { ok: true; outcome: Outcome } | { ok: false; reason: OutcomeRefusal };

export type OutcomeOptions = {
  /** Shares of players, above 0 and below 1, whose largest cash-out is asked for: 0.9 for nine in ten. */
  shares?: readonly number[];
};

/** A chance that is lost in the rounding of the others. */
const NO_CHANCE = 1e-13;

/**
 * The exact outcome of a plan, up to the rounding of floating numbers, or why it is refused.
 *
 * "Loses" is a cash-out of nothing, to the last cent: a balance of nothing, or one that a sticky bonus, a
 * smallest withdrawal or unfinished wagering leaves nothing of. Running out of money is another thing: up
 * to almost one bet may be left then (`ruinChance`).
 * Every figure is exact: the grid reaches up to the deposit, the last bend of the cash-out rule, and a
 * bound on each quantile asked for; above that only means are kept, and the cash-out is a straight line.
 * Source: facts on the outcome of bonuses, "Definitions" and "Method".
 */
export function outcomeOf(plan: Plan, options?: OutcomeOptions): OutcomeResult {
  const steps = outcomeSteps(plan, options);
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}

/**
 * The same in steps of some milliseconds, each of which gives the share of the bets that is done, so
 * that a worker can report on it and stop between two steps.
 */
export function* outcomeSteps(
  plan: Plan,
  { shares = [] }: OutcomeOptions = {},
): Generator<number, OutcomeResult> {
  expectPlan(plan);
  const plannedBets = plan.starts.reduce((most, { bets }) => Math.max(most, bets), 0);
  const line = lineOf(plan, plannedBets);
  const grid = gridOf(plan, highestToResolve(plan, line, [0.5, ...shares]));
  if (grid === null) return { ok: false, reason: 'amounts-too-fine' };
  if (isTooMuchWork(grid)) return { ok: false, reason: 'too-much-work' };
  const ends = yield* playSteps(grid);
  return { ok: true, outcome: outcomeFigures(plan, line, ends, { plannedBets, shares }) };
}

/** The cash-out above the grid. A cap that no balance reaches would only make the grid larger. */
function lineOf(plan: Plan, plannedBets: number): CashOutLine {
  const line = cashOutLine(plan.rule, plan, plannedBets);
  return plan.rule.kind === 'withdrawal' && line.fromMinor > balanceBound(plan, 1 - NO_CHANCE)
    ? cashOutLine({ ...plan.rule, capMinor: null }, plan, plannedBets)
    : line;
}

/** The highest balance at which one end has to be told from another, in minor units. */
function highestToResolve(plan: Plan, line: CashOutLine, shares: readonly number[]): number {
  if (line.slope === 0) return line.fromMinor;
  return Math.max(
    line.fromMinor,
    plan.depositMinor - line.offsetMinor,
    plan.betMinor - line.offsetMinor,
    ...shares.map((share) => balanceBound(plan, share)),
  );
}

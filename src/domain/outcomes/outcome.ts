import { balanceBound } from './balance-bound.ts';
import { CASHABLE, type CashOutLine, cashOutLine } from './cash-out.ts';
import { type Outcome, outcomeFigures } from './outcome-figures.ts';
import { expectPlan, type Plan } from './plan.ts';
import { ownFirstEnds } from './own-first.ts';
import { type Ends, playSteps } from './play.ts';
import { gridOf, lumpsUpTo } from './play-grid.ts';
import { isTooMuchWork } from './cells-in-use.ts';

export type OutcomeRefusal = 'amounts-too-fine' | 'too-much-work';

export type OutcomeResult = { ok: true; outcome: Outcome } | { ok: false; reason: OutcomeRefusal };

export type OutcomeOptions = {
  /** Quantiles to compute, above 0 and below 1: 0.9 for nine players in ten. */
  shares?: readonly number[];
};

/** Chance below the rounding error of the others. */
const NO_CHANCE = 1e-13;

/**
 * Exact outcome of a plan, up to floating-point rounding, or the reason why it is refused.
 *
 * "Loses" is a cash-out of zero: a balance of zero, or one that is lost to a sticky bonus, a smallest withdrawal
 * or unfinished wagering. Running out of money (`ruinChance`) is another event: up to almost one bet may be left
 * then.
 * Every figure is exact: the grid extends to the deposit, the last bend of the cash-out rule, and a bound on each
 * requested quantile; above that only means are kept, and the cash-out is a straight line.
 * Source: facts on the outcome of bonuses, "Definitions" and "Method".
 */
export function outcomeOf(plan: Plan, options?: OutcomeOptions): OutcomeResult {
  const steps = outcomeSteps(plan, options);
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}

/**
 * The same in steps of some milliseconds, each of which yields the finished share of the bets, so that a worker
 * can report progress and stop between two steps.
 */
export function* outcomeSteps(
  plan: Plan,
  { shares = [] }: OutcomeOptions = {},
): Generator<number, OutcomeResult> {
  expectPlan(plan);
  const plannedBets = plan.starts.reduce((most, { bets }) => Math.max(most, bets), 0);
  const isOwnFirst = plan.ownFirst !== undefined;
  const paid = isOwnFirst ? { ...plan, rule: CASHABLE } : plan;
  const line = isOwnFirst ? cashOutLine(CASHABLE, plan, plannedBets) : lineOf(plan, plannedBets);
  // Few medians are above the deposit and need a higher grid.
  for (const resolved of shares.length > 0 ? [[0.5, ...shares]] : [[], [0.5]]) {
    const ends = yield* isOwnFirst
      ? ownFirstEnds(plan, resolved)
      : playEnds(plan, highestToResolve(plan, line, resolved));
    if (typeof ends === 'string') return { ok: false, reason: ends };
    if (line.slope === 0 || resolved.length > 0 || isMedianLow(plan, ends)) {
      return { ok: true, outcome: outcomeFigures(paid, line, ends, { plannedBets, shares }) };
    }
  }
  throw new Error('Expected a grid that holds the median');
}

function* playEnds(plan: Plan, upToMinor: number): Generator<number, Ends | OutcomeRefusal> {
  const grid = gridOf(plan, upToMinor);
  if (grid === null) return 'amounts-too-fine';
  return isTooMuchWork(grid) ? 'too-much-work' : yield* playSteps(grid);
}

/** True if half of the plays end with no more than the deposit, or one bet: every grid goes up to both. */
function isMedianLow({ depositMinor, betMinor }: Plan, { ends }: Ends): boolean {
  const most = Math.max(depositMinor, betMinor);
  const low = ends.filter(({ balanceMinor }) => balanceMinor <= most);
  return low.reduce((sum, { chance }) => sum + chance, 0) >= 0.5;
}

/** Cash-out above the grid. A cap that no balance reaches is dropped, since it would only enlarge the grid. */
function lineOf(plan: Plan, plannedBets: number): CashOutLine {
  const line = cashOutLine(plan.rule, plan, plannedBets);
  const lumps = allLumpsMinor(plan, plannedBets);
  return plan.rule.kind === 'withdrawal' &&
    line.fromMinor > balanceBound(plan, 1 - NO_CHANCE) + lumps
    ? cashOutLine({ ...plan.rule, capMinor: null }, plan, plannedBets)
    : line;
}

const allLumpsMinor = ({ lumps }: Plan, bets: number) =>
  lumpsUpTo(lumps, bets) * (lumps?.amountMinor ?? 0);

/** Highest balance at which ends have to be distinguished, in minor units. */
function highestToResolve(plan: Plan, line: CashOutLine, shares: readonly number[]): number {
  if (line.slope === 0) return line.fromMinor;
  const bets = plan.starts.reduce((most, one) => Math.max(most, one.bets), 0);
  const lumps = allLumpsMinor(plan, bets);
  return Math.max(
    line.fromMinor,
    plan.depositMinor - line.offsetMinor,
    plan.betMinor - line.offsetMinor,
    ...shares.map((share) => balanceBound(plan, share) + lumps),
  );
}

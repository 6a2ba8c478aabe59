import { outcomeOf, type OutcomeOptions, type OutcomeResult } from '#domain/outcomes/outcome.ts';
import type { Outcome } from '#domain/outcomes/outcome-figures.ts';
import type { Plan } from '#domain/outcomes/plan.ts';

const memo = new Map<string, OutcomeResult>();

/** The outcome of a plan, worked out once in a build: the same offer stands on many pages. */
export function outcomeOnce(plan: Plan, options: OutcomeOptions = {}): OutcomeResult {
  const key = JSON.stringify([plan, options]);
  const result = memo.get(key) ?? outcomeOf(plan, options);
  memo.set(key, result);
  return result;
}

/** The same of a plan that is known to work out. Throws if it does not. */
export function workedOut(plan: Plan, options?: OutcomeOptions): Outcome {
  const result = outcomeOnce(plan, options);
  if (!result.ok) throw new Error(`Expected a plan that works out, found ${result.reason}`);
  return result.outcome;
}

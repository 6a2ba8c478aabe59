import { outcomeOf, type OutcomeOptions, type OutcomeResult } from '#domain/outcomes/outcome.ts';
import type { Outcome } from '#domain/outcomes/outcome-figures.ts';
import type { Plan } from '#domain/outcomes/plan.ts';

const memo = new Map<string, OutcomeResult>();

/** Cached outcome of a plan: one offer is shown on many pages. */
export function outcomeOnce(plan: Plan, options: OutcomeOptions = {}): OutcomeResult {
  const key = JSON.stringify([plan, options]);
  const result = memo.get(key) ?? outcomeOf(plan, options);
  memo.set(key, result);
  return result;
}

/** Outcome of a plan that must be computable. Throws if it is not. */
export function workedOut(plan: Plan, options?: OutcomeOptions): Outcome {
  const result = outcomeOnce(plan, options);
  if (!result.ok) throw new Error(`Expected a plan that works out, found ${result.reason}`);
  return result.outcome;
}

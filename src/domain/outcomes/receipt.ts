import { type OutcomeReport, outcomeReport } from './outcome-report.ts';
import type { Outcome } from './outcome-figures.ts';
import { planFragment } from './plan-address.ts';
import { type PlanField, planFields, type TypedPlan } from './plan-fields.ts';

/**
 * The version of the method: it rises with every change that can move a figure, so that two receipts of
 * the same plan that differ tell why. What changed is on the page of the method.
 */
export const METHOD_VERSION = 2;

/** The script that worked a result out: where it was read from, and the SHA-256 of what was read, in hex. */
export type ReceiptModule = { address: string; sha256: string };

/** What is kept of a result, so that anybody can work it out again and see whether it agrees. */
export type OutcomeReceipt = {
  method: { name: 'exact play of flat bets'; version: number };
  serial: string | null;
  plan: Partial<Record<PlanField, string>>;
  address: string;
  result: OutcomeReport;
  module: ReceiptModule | null;
};

/** The plan with nothing in it that was not asked for, in the order of the form. */
function plainPlan(typed: TypedPlan): Partial<Record<PlanField, string>> {
  const entries = planFields(typed).flatMap((field) => {
    const text = typed[field]?.trim() ?? '';
    return text === '' ? [] : [[field, text] as const];
  });
  return Object.fromEntries(entries);
}

/** The text that a serial number is the hash of: the plan and the version of the method, nothing else. */
export function serialText(typed: TypedPlan): string {
  return `${METHOD_VERSION};${planFragment([plainPlan(typed)])}`;
}

/** The receipt of a result; `serial` and `module` are `null` where the browser withholds its hash functions. */
export function outcomeReceipt(
  typed: TypedPlan,
  outcome: Outcome,
  {
    serial,
    module,
    origin,
  }: { serial: string | null; module: ReceiptModule | null; origin: string },
): OutcomeReceipt {
  const plan = plainPlan(typed);
  return {
    method: { name: 'exact play of flat bets', version: METHOD_VERSION },
    serial,
    plan,
    address: `${origin}/tools/bonus#${planFragment([plan])}`,
    result: outcomeReport(outcome),
    module,
  };
}

import { type OutcomeReport, outcomeReport } from './outcome-report.ts';
import type { Outcome } from './outcome-figures.ts';
import { planFragment } from './plan-address.ts';
import { currencyOf, type PlanField, planFields, type TypedPlan } from './plan-fields.ts';

/**
 * Version of the method. Raise it with every change that can move a figure, so that it explains differing
 * receipts of the same plan. The page of the method lists the changes.
 */
export const METHOD_VERSION = 4;

/** Script that computed a result: its address, and the SHA-256 of its content, in hex. */
export type ReceiptModule = { address: string; sha256: string };

/** Record of a result, with which anybody can recompute and compare it. */
export type OutcomeReceipt = {
  method: { name: 'exact play of flat bets'; version: number };
  serial: string | null;
  plan: Partial<Record<PlanField, string>>;
  address: string;
  result: OutcomeReport;
  module: ReceiptModule | null;
};

/** Plan with only the fields in use, in form order. */
function plainPlan(typed: TypedPlan): Partial<Record<PlanField, string>> {
  const entries = planFields(typed).flatMap((field) => {
    const text = typed[field]?.trim() ?? '';
    return text === '' ? [] : [[field, text] as const];
  });
  return Object.fromEntries(entries);
}

/** Input of the hash that is the serial number: only the plan and the version of the method. */
export function serialText(typed: TypedPlan): string {
  return `${METHOD_VERSION};${planFragment([plainPlan(typed)])}`;
}

/** Receipt of a result; `serial` and `module` are `null` where the browser provides no Web Crypto. */
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
    result: outcomeReport(outcome, currencyOf(typed)),
    module,
  };
}

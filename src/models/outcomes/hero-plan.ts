import { type BalanceFigures, balancePlan } from '#domain/outcomes/balance-plan.ts';
import { DRAWN_SHARES } from '#domain/outcomes/hundred-results.ts';
import type { TypedPlan } from '#domain/outcomes/plan-fields.ts';
import { played } from '#domain/outcomes/played.ts';
import { planOfReader, readTypedPlan } from '#domain/outcomes/typed-plan.ts';
import type { Site } from '#schemas/site.ts';
import { workedOut } from './outcome-memo.ts';

/** Example of the home page: a deposit as high as the matched bonus, in bets of $1. */
export function heroPlan({ bonusUsd, wageringMultiple, rtpPercent }: Site['heroExample']) {
  const printed: BalanceFigures = {
    deposit: bonusUsd,
    match: 100,
    wagering: wageringMultiple,
    bet: 1,
  };
  return { printed, typed: balancePlan(printed, rtpPercent) };
}

/**
 * Outcome of a plan of the site's own with all its charts, cached: not every page draws all of
 * them. Throws if the plan cannot be read or played.
 */
export function playedPlan(typed: TypedPlan) {
  const read = readTypedPlan(typed);
  if (!read.ok) throw new Error(`Expected a plan, found ${JSON.stringify(read.reasons)}`);
  const offer = planOfReader(read.plan);
  if (!offer.ok) throw new Error(`Expected a plan, found ${offer.reason}`);
  const outcome = workedOut(offer.plan, { shares: DRAWN_SHARES });
  return {
    plan: read.plan,
    offer,
    played: played(read.plan.offer, offer, outcome),
    quantiles: outcome.quantiles,
  };
}

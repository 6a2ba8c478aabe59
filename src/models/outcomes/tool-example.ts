import { createHash } from 'node:crypto';
import { DRAWN_SHARES } from '#domain/outcomes/hundred-results.ts';
import type { TypedPlan } from '#domain/outcomes/plan-fields.ts';
import { played } from '#domain/outcomes/played.ts';
import { serialText } from '#domain/outcomes/receipt.ts';
import { planWithoutBonus } from '#domain/outcomes/without-bonus.ts';
import { formatSerial } from '#format/serial-number.ts';
import type { Site } from '#schemas/site.ts';
import { heroPlan, ownPlan } from './hero-plan.ts';
import { workedOut } from './outcome-memo.ts';

/**
 * The plan that the tool shows before anybody has typed: the example of the home page, worked out at
 * build. Throws if it cannot be.
 */
export function toolExample(example: Site['heroExample']) {
  const typed: TypedPlan = { ...heroPlan(example).typed, largest: String(example.bonusUsd) };
  const { plan, offer } = ownPlan(typed);
  const outcome = workedOut(offer.plan, { shares: DRAWN_SHARES });
  const own = planWithoutBonus(offer.plan);
  return {
    typed,
    plan,
    played: played(plan.offer, offer, outcome),
    withoutBonus:
      own && played(plan.offer, { plan: own, bonusMinor: 0, assumptions: [] }, workedOut(own)),
    quantiles: outcome.quantiles,
    serial: formatSerial(createHash('sha256').update(serialText(typed)).digest('hex')),
    module: null,
  };
}

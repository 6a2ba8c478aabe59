import { createHash } from 'node:crypto';
import { DRAWN_SHARES } from '#domain/outcomes/hundred-results.ts';
import type { TypedPlan } from '#domain/outcomes/plan-fields.ts';
import type { Plan } from '#domain/outcomes/plan.ts';
import { played } from '#domain/outcomes/played.ts';
import { serialText } from '#domain/outcomes/receipt.ts';
import { planOfReader, readTypedPlan } from '#domain/outcomes/typed-plan.ts';
import { planWithoutBonus } from '#domain/outcomes/without-bonus.ts';
import { formatSerial } from '#format/serial-number.ts';
import type { Site } from '#schemas/site.ts';
import { outcomeOnce } from './outcome-memo.ts';

/**
 * The plan that the tool shows before anybody has typed: the example of the home page, worked out at
 * build. Throws if it cannot be.
 */
export function toolExample({ bonusUsd, wageringMultiple, rtpPercent }: Site['heroExample']) {
  const typed: TypedPlan = {
    kind: 'match',
    deposit: String(bonusUsd),
    match: '100',
    largest: String(bonusUsd),
    wagering: String(wageringMultiple),
    base: 'bonus',
    game: 'ordinary',
    rtp: String(rtpPercent),
    bet: '1',
    counts: '100',
    bonus: 'cashable',
    cap: 'none',
    least: '0',
    currency: 'USD',
  };
  const read = readTypedPlan(typed);
  if (!read.ok) throw new Error(`Expected a plan, found ${JSON.stringify(read.reasons)}`);
  const offer = planOfReader(read.plan);
  if (!offer.ok) throw new Error(`Expected a plan, found ${offer.reason}`);
  const outcome = outcomeOf(offer.plan, DRAWN_SHARES);
  const own = planWithoutBonus(offer.plan);
  return {
    typed,
    plan: read.plan,
    played: played(read.plan.offer, offer, outcome),
    withoutBonus:
      own === null
        ? null
        : played(read.plan.offer, { plan: own, bonusMinor: 0, assumptions: [] }, outcomeOf(own)),
    quantiles: outcome.quantiles,
    serial: formatSerial(createHash('sha256').update(serialText(typed)).digest('hex')),
    module: null,
  };
}

function outcomeOf(plan: Plan, shares: readonly number[] = []) {
  const result = outcomeOnce(plan, { shares });
  if (!result.ok) throw new Error(`Expected a plan that works out, found ${result.reason}`);
  return result.outcome;
}

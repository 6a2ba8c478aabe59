import { createHash } from 'node:crypto';
import type { TypedPlan } from '#domain/outcomes/plan-fields.ts';
import { played } from '#domain/outcomes/played.ts';
import { serialText } from '#domain/outcomes/receipt.ts';
import { planWithoutBonus } from '#domain/outcomes/without-bonus.ts';
import { formatSerial } from '#format/serial-number.ts';
import type { Site } from '#schemas/site.ts';
import { heroPlan, playedPlan } from './hero-plan.ts';
import { workedOut } from './outcome-memo.ts';

/** First example of the tool: that of the home page. Throws if it cannot be computed. */
export function toolExample(heroExample: Site['heroExample']) {
  const typed: TypedPlan = {
    ...heroPlan(heroExample).typed,
    largest: String(heroExample.bonusUsd),
  };
  const { offer, ...example } = playedPlan(typed);
  const own = planWithoutBonus(offer.plan);
  const alone = own && { plan: own, bonusMinor: 0, assumptions: [] };
  return {
    ...example,
    typed,
    withoutBonus: alone && played(example.plan.offer, alone, workedOut(alone.plan)),
    readings: (offer.others ?? []).map(({ plan, ...as }) => {
      const other = played(example.plan.offer, { ...offer, plan }, workedOut(plan));
      return { as, played: other };
    }),
    serial: formatSerial(createHash('sha256').update(serialText(typed)).digest('hex')),
    module: null,
  };
}

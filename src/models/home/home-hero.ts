import { engraveHero } from '#art/hero.ts';
import { type BalanceFigures, balancePlan } from '#domain/outcomes/balance-plan.ts';
import { played } from '#domain/outcomes/played.ts';
import { planOfReader, readTypedPlan } from '#domain/outcomes/typed-plan.ts';
import { beamTiltDegrees, CHIP_CELL, weighedStacks } from '#domain/outcomes/weighed-players.ts';
import { weighedResult } from '#format/balance-words.ts';
import type { Site } from '#schemas/site.ts';
import { outcomeOnce } from '../outcomes/outcome-memo.ts';

/**
 * The balance of the home page: what becomes of a hundred players who put in as much as the bonus of the
 * example adds, and play it through on an ordinary slot. Throws if the example cannot be worked out.
 */
export function homeHero({ tagline, lead, heroExample }: Site) {
  const { bonusUsd, wageringMultiple, rtpPercent } = heroExample;
  const printed: BalanceFigures = {
    deposit: bonusUsd,
    match: 100,
    wagering: wageringMultiple,
    bet: 1,
  };
  const read = readTypedPlan(balancePlan(printed, rtpPercent));
  if (!read.ok) throw new Error(`Expected a plan, found ${JSON.stringify(read.reasons)}`);
  const offer = planOfReader(read.plan);
  if (!offer.ok) throw new Error(`Expected a plan, found ${offer.reason}`);
  const result = outcomeOnce(offer.plan);
  if (!result.ok) {
    throw new Error(`Expected an example of the home page to work out, found ${result.reason}`);
  }
  const { weighed, label, caption } = weighedResult(
    printed,
    rtpPercent,
    played(read.plan.offer, offer, result.outcome),
  );
  return {
    tagline,
    lead,
    art: engraveHero({
      stacks: weighedStacks(weighed),
      cell: CHIP_CELL,
      tiltDegrees: beamTiltDegrees(weighed),
      label,
    }),
    balance: { printed, rtpPercent, weighed, caption },
  };
}

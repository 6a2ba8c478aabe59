import { engraveHero } from '#art/hero.ts';
import { beamTiltDegrees, CHIP_CELL, weighedStacks } from '#domain/outcomes/weighed-players.ts';
import { sliderWords, weighedResult } from '#format/balance-words.ts';
import type { Site } from '#schemas/site.ts';
import { heroPlan, playedPlan } from '../outcomes/hero-plan.ts';

/**
 * Balance of the home page: results of 100 players who deposit as much as the bonus and wager it on
 * an ordinary slot. Throws if the example cannot be computed.
 */
export function homeHero({ tagline, lead, heroExample }: Site) {
  const { rtpPercent } = heroExample;
  const { printed, typed } = heroPlan(heroExample);
  const { played } = playedPlan(typed);
  const words = {
    deposit: sliderWords('deposit', printed.deposit),
    match: sliderWords('match', printed.match),
    wagering: sliderWords('wagering', printed.wagering),
    bet: sliderWords('bet', printed.bet),
  };
  const { weighed, label, caption } = weighedResult(printed, rtpPercent, played);
  return {
    tagline,
    lead,
    art: engraveHero({
      stacks: weighedStacks(weighed),
      cell: CHIP_CELL,
      tiltDegrees: beamTiltDegrees(weighed),
      label,
    }),
    balance: { printed, words, rtpPercent, weighed, caption },
  };
}

import { engraveHero } from '#art/hero.ts';
import { money, multiplyMoney } from '#domain/money/money.ts';
import { CASHABLE } from '#domain/outcomes/cash-out.ts';
import { hundredPlayers } from '#domain/outcomes/hundred-players.ts';
import { oneStart } from '#domain/outcomes/plan.ts';
import { yardstickSlot } from '#domain/outcomes/yardstick-games.ts';
import { formatLeft, formatPlayers } from '#format/outcome-words.ts';
import { formatMoney, formatPercent } from '#format/text.ts';
import type { Site } from '#schemas/site.ts';
import { keptOutcomeOf } from '../outcomes/kept-outcome.ts';

const BET = money(1);

/**
 * The balance of the home page: what becomes of a hundred players who put in as much as the bonus of the
 * example adds, and play it through on an ordinary slot. Throws if the example cannot be worked out.
 */
export function homeHero({ tagline, lead, heroExample }: Site) {
  const { bonusUsd, wageringMultiple, rtpPercent } = heroExample;
  const bonus = money(bonusUsd);
  const turnover = multiplyMoney(bonus, wageringMultiple);
  const result = keptOutcomeOf({
    table: yardstickSlot('ordinary', rtpPercent / 100),
    depositMinor: bonus.minorUnits,
    betMinor: BET.minorUnits,
    starts: oneStart(2 * bonus.minorUnits, turnover.minorUnits, BET.minorUnits),
    rule: CASHABLE,
  });
  if (!result.ok) {
    throw new Error(`Expected an example of the home page to work out, found ${result.reason}`);
  }
  const players = hundredPlayers(result.outcome.chances);
  const [lost, less, more] = [players.loses, players.less, players.above];
  const words = {
    lost: formatPlayers(lost),
    less: formatPlayers(less),
    more: formatPlayers(more),
  };
  const [put, bets] = [formatMoney(bonus), `${formatMoney(turnover)} of ${formatMoney(BET)} bets`];
  return {
    tagline,
    lead,
    art: engraveHero({
      players: { lost: lost.count, less: less.count, more: more.count },
      label: `A balance of a hundred chips, one for each player. On its left arm lie the ${words.lost} who lose everything, on its right arm the ${words.more} who leave with more than they put in, over the pivot the ${words.less} who leave with less.`,
    }),
    example: {
      lost: words.lost,
      more: words.more,
      middle: formatLeft(result.outcome.medianMinor, BET),
      text: `100 players put in ${put}, get a ${put} bonus and make ${bets} on a slot that returns ${formatPercent(rtpPercent)}, until all are made or the money is gone. ${capitalised(words.less)} leave with less than they put in.`,
    },
  };
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

import { engraveHero } from '#art/hero.ts';
import { money, multiplyMoney, subtractMoney } from '#domain/money/money.ts';
import { formatMoney, formatPercent, formatSignedMoney } from '#format/text.ts';
import type { Site } from '#schemas/site.ts';

/** Chips in the hero's pans: one stands for so many dollars. */
const DOLLARS_PER_CHIP = 25;

/** The balance: bonus on the left, average cost of clearing it on the right. */
export function homeHero({ tagline, lead, heroExample }: Site) {
  const { bonusUsd, wageringMultiple, rtpPercent } = heroExample;
  const bonus = money(bonusUsd);
  const turnover = multiplyMoney(bonus, wageringMultiple);
  const cost = multiplyMoney(turnover, (100 - rtpPercent) / 100);
  const net = subtractMoney(bonus, cost);
  const lost = subtractMoney(money(0), cost);
  return {
    tagline,
    lead,
    art: engraveHero({
      bonus: {
        figure: formatSignedMoney(bonus),
        caption: 'bonus',
        chips: bonusUsd / DOLLARS_PER_CHIP,
      },
      cost: {
        figure: formatMoney(lost),
        caption: 'average cost',
        chips: cost.minorUnits / 100 / DOLLARS_PER_CHIP,
      },
      label: `A balance: ${formatMoney(bonus)} of bonus chips on the left is outweighed by ${formatMoney(cost)} of average wagering cost on the right.`,
    }),
    example: {
      text: `A ${formatMoney(bonus)} bonus, ${wageringMultiple}× wagering, a slot that returns ${formatPercent(rtpPercent)}: ${formatMoney(turnover)} of bets to clear it.`,
      outcome: `${formatMoney(subtractMoney(money(0), net))} worse off on average`,
    },
  };
}

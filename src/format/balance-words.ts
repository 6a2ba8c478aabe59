import { money, multiplyMoney } from '#domain/money/money.ts';
import type { BalanceFigures, BalanceSlider } from '#domain/outcomes/balance-plan.ts';
import type { PlayerCount } from '#domain/outcomes/hundred-players.ts';
import type { Played } from '#domain/outcomes/played.ts';
import type { WeighedPlayers } from '#domain/outcomes/weighed-players.ts';
import { startSentence } from './counted.ts';
import { formatLeft, formatPlayers } from './outcome-words.ts';
import { formatMoney, formatPercent } from './text.ts';

const SLIDERS: Readonly<
  Record<BalanceSlider, { label: string; format: (value: number) => string }>
> = {
  deposit: { label: 'You put in', format: (value) => formatMoney(money(value)) },
  match: { label: 'Bonus', format: (value) => formatPercent(value) },
  wagering: { label: 'Wagering', format: (value) => `${value}×` },
  bet: { label: 'One bet', format: (value) => formatMoney(money(value)) },
};

export type SliderWords = { label: string; value: string };

/** Label and value of a slider: $200, 100%, 35×. */
export function sliderWords(slider: BalanceSlider, value: number): SliderWords {
  const { label, format } = SLIDERS[slider];
  return { label, value: format(value) };
}

/** Result of a hundred players, for the balance and its caption. */
export function weighedResult(
  { deposit, match, wagering, bet }: BalanceFigures,
  rtpPercent: number,
  { players, outcome, offer }: Pick<Played, 'players' | 'outcome' | 'offer'>,
) {
  const { loses, less, above } = players;
  const weighed: WeighedPlayers = { lost: loses.count, less: less.count, more: above.count };
  const words = {
    lost: formatPlayers(loses),
    less: formatPlayers(less),
    more: formatPlayers(above),
  };
  const bonus = multiplyMoney(money(deposit), match / 100);
  const bets = `${formatMoney(multiplyMoney(bonus, wagering))} of ${formatMoney(money(bet))} bets`;
  return {
    weighed,
    label: `A balance of a hundred chips, one for each player. On its left arm lie the ${words.lost} who lose everything, on its right arm the ${words.more} who leave with more than they put in, over the pivot the ${words.less} who leave with what they put in, or less.`,
    caption: {
      lost: { count: words.lost, text: isOne(loses) ? 'loses everything' : 'lose everything' },
      middle: formatLeft(outcome.medianMinor, offer.bet),
      more: {
        count: words.more,
        text: isOne(above)
          ? 'leaves with more than was put in'
          : 'leave with more than they put in',
      },
      text: `100 players put in ${formatMoney(money(deposit))}, get a ${formatMoney(bonus)} bonus and make ${bets} on a slot that returns ${formatPercent(rtpPercent)}. They stop when all bets are made or the money is gone. ${startSentence(words.less)} ${isOne(less) ? 'leaves' : 'leave'} with what they put in, or less.`,
    },
  };
}

/** "Fewer than 1" takes the singular too. */
const isOne = ({ count, isFewerThanOne }: PlayerCount) => count === 1 || isFewerThanOne;

import type { TypedPlan } from './plan-fields.ts';

/** Sliders below the balance on the home page, in plan order. */
export const BALANCE_SLIDERS = ['deposit', 'match', 'wagering', 'bet'] as const;
export type BalanceSlider = (typeof BALANCE_SLIDERS)[number];

/** Match in percent, wagering in multiples of the bonus, amounts in whole dollars. */
export type BalanceFigures = Readonly<Record<BalanceSlider, number>>;

export type SliderRange = { least: number; most: number; step: number };

/**
 * The longest plan has 15,000 bets ($200 matched with 150%, 50 times, $1 each) and takes little more than a
 * second; nearly all others take less than half a second.
 */
const RANGES: Readonly<Record<BalanceSlider, SliderRange>> = {
  deposit: { least: 20, most: 200, step: 20 },
  match: { least: 25, most: 150, step: 25 },
  wagering: { least: 5, most: 50, step: 5 },
  bet: { least: 1, most: 10, step: 1 },
};

/** Range of a slider, shifted so that the printed figure is one of its steps: a range input would round any other. */
export function sliderRange(slider: BalanceSlider, printed: number): SliderRange {
  const { least, most, step } = RANGES[slider];
  const first = printed - step * Math.max(0, Math.floor((printed - least) / step));
  const last = first + step * Math.floor((most - first) / step);
  return { least: first, most: Math.max(printed, last), step };
}

/** Plan of the sliders: a cashable match on the ordinary slot, wagered as a multiple of the bonus. */
export function balancePlan(
  { deposit, match, wagering, bet }: BalanceFigures,
  rtpPercent: number,
): TypedPlan {
  return {
    kind: 'match',
    deposit: String(deposit),
    match: String(match),
    wagering: String(wagering),
    base: 'bonus',
    game: 'ordinary',
    rtp: String(rtpPercent),
    bet: String(bet),
    counts: '100',
    bonus: 'cashable',
    cap: 'none',
    least: '0',
    currency: 'USD',
  };
}

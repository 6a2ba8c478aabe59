import type { BonusKind, BonusTerms } from '../bonuses/terms.ts';
import { lossRefund } from '../bonuses/loss-refund.ts';
import { money, type Money } from '../money/money.ts';
import { DICE_WIN_CHANCE, evenMoneyGame, yardstickSlot } from '../outcomes/yardstick-games.ts';
import type { Back, LoyaltyTerms } from '../terms/loyalty-terms.ts';
import type { Bettor } from './bettor.ts';
import type { PaidBackResult } from './paid-back.ts';
import { type Reward, rewarded, rewardsIn } from './rewards.ts';

/** Games of the yardstick: even money at an edge of 1%, and the ordinary model slot at 4%. */
export const REWARD_GAMES = {
  dice: { game: 'dice', table: evenMoneyGame(DICE_WIN_CHANCE) },
  slot: { game: 'slots', table: yardstickSlot('ordinary') },
} as const satisfies Record<string, Pick<Bettor, 'game' | 'table'>>;
export type RewardGame = keyof typeof REWARD_GAMES;

/** Weeks of $1,000 in bets, from the smallest bet to the largest. */
export const REWARD_WEEKS: readonly Pick<Bettor, 'bet' | 'betsPerWeek'>[] = [
  { bet: money(1), betsPerWeek: 1000 },
  { bet: money(10), betsPerWeek: 100 },
  { bet: money(1000), betsPerWeek: 1 },
];

/** Rule at one level of its program, or for somebody who holds so much of its token. */
export type Rule = { reward: Reward; level?: string; holds?: Money };

/** Rules of a program; where the rate hangs on a level or on what is held, at the lowest and at the highest. */
export function rulesIn(terms: LoyaltyTerms): Rule[] {
  return rewardsIn(terms).flatMap((reward): Rule[] => {
    if (reward.kind !== 'back') return [{ reward }];
    const { tiers = [], tierOn } = reward.back;
    const ends = [...new Set([tiers[0]?.from, tiers.at(-1)?.from])];
    if (tierOn === 'level' && tiers.length > 0) {
      return ends.flatMap((level) => (typeof level === 'string' ? [{ reward, level }] : []));
    }
    const holds = ends.at(-1);
    const isHeld = tierOn === 'held' && typeof holds === 'object' && 'minorUnits' in holds;
    return isHeld ? [{ reward }, { reward, holds }] : [{ reward }];
  });
}

export const returnsOf = (rules: readonly Rule[], bettor: Bettor): PaidBackResult[] =>
  rules.map(({ reward, level, holds }) =>
    rewarded(reward, {
      ...bettor,
      ...(level !== undefined && { level }),
      ...(holds !== undefined && { holds }),
    }),
  );

const PERIODS: Partial<Record<string, Back['period']>> = { 1: 'day', 7: 'week', 30: 'month' };

/** Rule of an offer on file that pays a share of losses or bets back; its days are the period. `null` for others. */
export function ruleOfOffer(kind: BonusKind, terms: BonusTerms): Rule | null {
  if (kind !== 'cashback' || terms.reference.isExample === true) return null;
  const { matchPercent, contribution, wagering, cap, expiryDays } = terms;
  const multiple = wagering?.value.multiple;
  const back: Back = {
    of: lossRefund(kind, terms) === null ? 'bets' : 'loss',
    percent: matchPercent?.value,
    counts: contribution?.value ?? {},
    period: PERIODS[String(expiryDays?.value)],
    most: cap?.value,
    ...(multiple !== 0 && { wagering: { multiple } }),
  };
  return { reward: { kind: 'back', back } };
}

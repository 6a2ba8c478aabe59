import { money } from '../money/money.ts';
import { DICE_WIN_CHANCE, evenMoneyGame, yardstickSlot } from '../outcomes/yardstick-games.ts';
import type { Back } from '../terms/loyalty-terms.ts';
import type { Bettor } from './bettor.ts';
import { type Reward, rewarded } from './rewards.ts';

export const DICE = { game: 'dice', table: evenMoneyGame(DICE_WIN_CHANCE) } as const;
export const SLOT = { game: 'slots', table: yardstickSlot('ordinary') } as const;
/** 100 bets of $10, 1,000 of $1 and one of $1,000 a week. */
const WEEKS = [
  [100, 10],
  [1000, 1],
  [1, 1000],
] as const;
export const bettor = (of: typeof DICE | typeof SLOT, more: Partial<Bettor> = {}): Bettor => ({
  ...{ bet: money(10), betsPerWeek: 100 },
  ...of,
  ...more,
});

/** Dollars of a week, or of a month for what is paid by the month, of the three on dice and on the slot. */
export function threeOn(of: typeof DICE | typeof SLOT, reward: Reward, more: Partial<Bettor> = {}) {
  return WEEKS.map(([betsPerWeek, bet]) => {
    const found = rewarded(reward, bettor(of, { betsPerWeek, bet: money(bet), ...more }));
    return found.ok ? (found.weekMinor ?? found.monthMinor) / 100 : found.missing;
  });
}

export const back = (terms: Back): Reward => ({ kind: 'back', back: terms });
export const tier = (from: number, percent: number, most?: number) => ({
  ...{ from: money(from), percent },
  ...(most !== undefined && { most: money(most) }),
});

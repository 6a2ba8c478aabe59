import { byLargestRemainder } from '../lists/largest-remainder.ts';
import type { GroupChances } from './outcome-figures.ts';

/** Groups of players, in print order. */
export const PLAYER_GROUPS = ['loses', 'nothingAtRisk', 'less', 'above'] as const;
export type PlayerGroup = (typeof PLAYER_GROUPS)[number];

export type PlayerCount = {
  /** Players of a hundred. */
  count: number;
  /** True if the chance is above 0, but rounds to no player of a hundred. */
  isFewerThanOne: boolean;
};

export type HundredPlayers = Record<PlayerGroup, PlayerCount>;

/**
 * Players of a hundred in each group; the counts add up to a hundred. Leaving with exactly the deposit counts as
 * `less`, since nothing was gained.
 * Rounded by largest remainder; of equal remainders the earlier group has precedence.
 * Source: facts on the outcome of bonuses, "How to show it".
 */
export function hundredPlayers(chances: GroupChances): HundredPlayers {
  const shares: Record<PlayerGroup, number> = {
    loses: chances.loses,
    nothingAtRisk: chances.nothingAtRisk,
    less: chances.less + chances.even,
    above: chances.above,
  };
  const counts = byLargestRemainder(PLAYER_GROUPS.map((group) => shares[group] * 100));
  const countOf = (group: PlayerGroup): PlayerCount => {
    const count = counts[PLAYER_GROUPS.indexOf(group)] ?? 0;
    return { count, isFewerThanOne: count === 0 && shares[group] > 0 };
  };
  return {
    loses: countOf('loses'),
    nothingAtRisk: countOf('nothingAtRisk'),
    less: countOf('less'),
    above: countOf('above'),
  };
}

/** Players of a hundred for a chance that is not one of the groups. */
export function playersOf(chance: number): PlayerCount {
  const count = Math.round(chance * 100);
  return { count, isFewerThanOne: count === 0 && chance > 0 };
}

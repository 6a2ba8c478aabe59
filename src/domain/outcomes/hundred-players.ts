import { byLargestRemainder } from '../lists/largest-remainder.ts';
import type { GroupChances } from './outcome-figures.ts';

/** The groups that players are counted in, in the order they are told. */
export const PLAYER_GROUPS = ['loses', 'nothingAtRisk', 'less', 'above'] as const;
export type PlayerGroup = (typeof PLAYER_GROUPS)[number];

export type PlayerCount = {
  /** Players of a hundred. */
  count: number;
  /** Whether there are such players, but fewer than one of a hundred. */
  isFewerThanOne: boolean;
};

export type HundredPlayers = Record<PlayerGroup, PlayerCount>;

/**
 * Players of a hundred in each group, which add up to a hundred. Who leaves with exactly what was put in
 * is counted with those who leave with less: nobody has gained.
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

/** Players of a hundred that a chance alone comes to, which stands beside the groups and not among them. */
export function playersOf(chance: number): PlayerCount {
  const count = Math.round(chance * 100);
  return { count, isFewerThanOne: count === 0 && chance > 0 };
}

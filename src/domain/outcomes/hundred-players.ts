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
 * `less`, since nothing was gained. Those who end with nothing and those who gain are rounded plainly, so that no
 * count flatters an offer; the rest makes up the hundred. At a tie of both, those who gain are rounded down.
 */
export function hundredPlayers(chances: GroupChances): HundredPlayers {
  const loses = playersOf(chances.loses);
  const nothingAtRisk = playersOf(chances.nothingAtRisk);
  const others = 100 - loses.count - nothingAtRisk.count;
  const above = playersOf(chances.above, others);
  return {
    loses,
    nothingAtRisk,
    less: counted(others - above.count, chances.less + chances.even),
    above,
  };
}

/** Players of a hundred for a chance, rounded plainly. */
export function playersOf(chance: number, most = 100): PlayerCount {
  return counted(Math.min(Math.round(chance * 100), most), chance);
}

const counted = (count: number, chance: number): PlayerCount => ({
  count,
  isFewerThanOne: count === 0 && chance > 0,
});

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
 * Source: facts on the outcome of bonuses, "How to show it"; A. Hamilton's method of apportionment.
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

/** Parts of a hundred that floating sums leave a little below a whole number are that number. */
const ROUNDING = 1e-9;

function byLargestRemainder(parts: readonly number[]): number[] {
  const counts = parts.map((part) => Math.floor(part + ROUNDING));
  const left = Math.round(
    parts.reduce((sum, part) => sum + part, 0) - counts.reduce((sum, count) => sum + count, 0),
  );
  const remainders = parts.map((part, index) => ({ index, rest: part - (counts[index] ?? 0) }));
  // Sorting keeps the order of equals; remainders that differ by rounding alone are equal.
  remainders.sort((one, other) =>
    Math.abs(one.rest - other.rest) < ROUNDING ? one.index - other.index : other.rest - one.rest,
  );
  for (const { index } of remainders.slice(0, left)) counts[index] = (counts[index] ?? 0) + 1;
  return counts;
}

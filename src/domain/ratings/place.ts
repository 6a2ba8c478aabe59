/** Where an entry stands in a ranking. */
export type Place = {
  /** Its rank, or the first and the last of the ranks among which it is. */
  from: number;
  to: number;
  /** How many are ranked; more than so many where `isOfMore`. */
  of: number;
  isOfMore: boolean;
};

/** A rank further down changes with every other entry that comes, goes or moves, and says no more for it. */
const TOLD_EXACTLY = 100;

/**
 * The place of a rank (from 1) among so many entries. Up to a hundred ranks are told exactly; below them it says in which
 * hundred one is, and of a longer ranking how many hundreds it is longer than.
 */
export function placeAmong(rank: number, count: number): Place {
  const isOfMore = count > TOLD_EXACTLY;
  const of = isOfMore ? hundredsBelow(count) : count;
  if (rank <= TOLD_EXACTLY) return { from: rank, to: rank, of, isOfMore };
  const before = hundredsBelow(rank);
  return { from: before + 1, to: before + TOLD_EXACTLY, of, isOfMore };
}

/** The whole hundreds that are less than a number: 100 for 101 to 200. */
const hundredsBelow = (number: number) => Math.floor((number - 1) / TOLD_EXACTLY) * TOLD_EXACTLY;

import { balanceBound } from './balance-bound.ts';
import type { PayTable } from './pay-table.ts';
import { type Ends, playSteps } from './play.ts';
import { gridOf } from './play-grid.ts';
import { isTooMuchWork } from './cells-in-use.ts';

export type Spins = {
  count: number;
  /** What each spin bets, in minor units. */
  valueMinor: number;
  table: PayTable;
};

export type Winnings = { amountMinor: number; chance: number };

/** Chance of all the sums together that are too large to be told apart. */
const TAIL_CHANCE = 1e-10;

/**
 * Chances of what so many spins win together, largest sum last; `null` where they are no spins, too many
 * to be worked out, or of amounts with more than six decimals.
 *
 * Each spin's winnings are added to those before (an n-fold convolution), which is a play of n bets from
 * n times the bet: it can always make the next one. What exceeds the cap counts as the cap. Without one,
 * the largest sums, of a chance of one in ten billion together, count as the largest that is told apart.
 * Source: facts on the outcome of bonuses, "Free spins".
 */
export function spinWinnings(
  { count, valueMinor, table }: Spins,
  capMinor: number | null,
): Winnings[] | null {
  if (!(Number.isSafeInteger(count) && count > 0 && valueMinor > 0)) return null;
  const start = { balanceMinor: count * valueMinor, bets: count, chance: 1 };
  const play = { starts: [start], betMinor: valueMinor, table };
  const bound = balanceBound(play, 1 - TAIL_CHANCE);
  const grid = gridOf(play, Math.min(bound, capMinor ?? Infinity));
  if (grid === null || isTooMuchWork(grid)) return null;
  const { ends, above } = lastOf(playSteps(grid));
  const largest = ends.reduce((most, { balanceMinor }) => Math.max(most, balanceMinor), 0);
  const byAmount = new Map<number, number>();
  const put = (amountMinor: number, chance: number) => {
    if (chance > 0) byAmount.set(amountMinor, (byAmount.get(amountMinor) ?? 0) + chance);
  };
  for (const { balanceMinor, chance } of ends) {
    put(Math.min(balanceMinor, capMinor ?? Infinity), chance);
  }
  put(capMinor !== null && capMinor <= bound ? capMinor : largest, above.chance);
  return [...byAmount]
    .map(([amountMinor, chance]) => ({ amountMinor, chance }))
    .sort((one, other) => one.amountMinor - other.amountMinor);
}

function lastOf(steps: Generator<number, Ends>): Ends {
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}

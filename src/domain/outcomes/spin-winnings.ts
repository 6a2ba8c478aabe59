import { balanceBound } from './balance-bound.ts';
import type { PayTable } from './pay-table.ts';
import { type Ends, playSteps } from './play.ts';
import { gridOf } from './play-grid.ts';
import { isTooMuchWork } from './cells-in-use.ts';

export type Spins = {
  count: number;
  /** Bet of each spin, in minor units. */
  valueMinor: number;
  table: PayTable;
};

export type Winnings = { amountMinor: number; chance: number };

/** Total chance of the sums that are merged into the largest. */
const TAIL_CHANCE = 1e-10;

/**
 * Distribution of the total winnings of spins, smallest sum first; `null` where the count is invalid, the work
 * too large, or an amount has more than six decimals.
 *
 * An n-fold convolution, computed as a play of n bets that starts with n times the bet: it can always make the
 * next bet. Sums above the cap count as the cap. Without a cap, the largest sums, with a total chance of one in
 * ten billion, count as the largest on the grid.
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

/** The same with the largest sums, of so much chance in all, counted as the largest of the others. */
export function upTo(all: readonly Winnings[], tailChance: number): readonly Winnings[] {
  if (tailChance === 0) return all;
  let tail = 0;
  const last = all.findLastIndex(({ chance }) => (tail += chance) > tailChance);
  const largest = all[last];
  if (largest === undefined) return all;
  const rest = tail - largest.chance;
  return [...all.slice(0, last), { ...largest, chance: largest.chance + rest }];
}

function lastOf(steps: Generator<number, Ends>): Ends {
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}

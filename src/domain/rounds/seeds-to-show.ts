import type { SeedUse } from './report.ts';

/** More seeds than a reader reveals by hand; in crash every round has its own. */
export const SEEDS_SHOWN = 24;

const ORDER = ['broken', 'needs-seed', 'kept'];

/** Those that need something first, with the most rounds. */
export const seedsToShow = (seeds: readonly SeedUse[]): readonly SeedUse[] =>
  seeds
    .toSorted(
      (one, other) =>
        ORDER.indexOf(one.state) - ORDER.indexOf(other.state) || other.rounds - one.rounds,
    )
    .slice(0, SEEDS_SHOWN);

import type { Rating } from '#domain/ratings/score.ts';
import { weaknessOf } from '#domain/ratings/weakness.ts';
import { formatWeakness } from '#format/ratings.ts';

/** Where a link to a casino leads, as the registry of links says. */
export type Target = { href: string; paid: boolean; siteName: string };

/** The way to a casino: its link, and what stands beside it. */
export type Visit = ReturnType<typeof visitOf>;

export function visitOf(
  target: Target,
  casino: { entry: { data: { sample: boolean } }; rating: Rating },
) {
  return {
    ...target,
    warning: formatWeakness(weaknessOf(casino.rating), casino.rating.stars),
    isSample: casino.entry.data.sample,
  };
}

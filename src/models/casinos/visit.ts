import { type CountryRule, mayLinkCasino } from '#domain/legality/link-rule.ts';
import type { Rating } from '#domain/ratings/score.ts';
import { weaknessOf } from '#domain/ratings/weakness.ts';
import { formatWeakness } from '#format/ratings.ts';

/** Where a link to a casino leads, as the registry of links says. */
export type Target = {
  href: string;
  /** Other addresses, by the code of the reader’s country. */
  elsewhere: Readonly<Record<string, string>> | null;
  paid: boolean;
  siteName: string;
};

/** The way to a casino: its link, where it may stand, and what stands beside it. */
export type Visit = ReturnType<typeof visitOf>;

/**
 * `licensedIn` is the code of the country on whose register the licence of the casino was seen, `atFirst`
 * the rule for readers who have chosen no country.
 */
export function visitOf(
  target: Target,
  casino: { entry: { data: { sample: boolean } }; rating: Rating },
  licensedIn: string | null,
  atFirst: CountryRule & { minimumAge: number },
) {
  return {
    ...target,
    licensedIn,
    isShownAtFirst: mayLinkCasino(atFirst, licensedIn),
    warning: formatWeakness(weaknessOf(casino.rating), casino.rating.score),
    minimumAge: atFirst.minimumAge,
    isSample: casino.entry.data.sample,
  };
}

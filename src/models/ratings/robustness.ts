import type { Ranked } from '#domain/ratings/ranking.ts';
import { type Rating, SHARE_EARNED } from '#domain/ratings/score.ts';
import {
  amongFirst,
  type PlacesTaken,
  placesInAllWeightings,
  rangeOfPlaces,
  WEIGHT_STEPS,
  type WeighedVerdicts,
} from '#domain/ratings/weightings.ts';
import { formatRank } from '#format/ratings.ts';
import { formatCount, formatPercent } from '#format/text.ts';

type Entry = Ranked<{ name: string; rating: Rating }>;

/** Places that each casino takes over the whole grid of weights. */
export type Robustness = {
  weightings: number;
  /** Weightings in which one of those that share our first place is first. */
  leadersFirst: number;
  /** In published order. */
  casinos: readonly (Pick<Entry, 'name' | 'rank'> & PlacesTaken)[];
};

const AMONG_FIRST = 3;
const ORDINALS = ['first', 'second', 'third'];

/** Input of the weighting: half points by criterion, and the number of criteria judged. */
export function weighedVerdicts({ breakdown, coverage }: Rating): WeighedVerdicts {
  return {
    halves: breakdown.map(({ verdict }) => 2 * SHARE_EARNED[verdict]),
    rated: coverage.rated,
  };
}

export function robustnessOf(ranked: readonly Entry[]): Robustness {
  const { weightings, leadersFirst, places } = placesInAllWeightings(
    ranked.map(({ rating }) => weighedVerdicts(rating)),
    WEIGHT_STEPS,
    ranked.filter(({ rank }) => rank === 1).length,
  );
  const nowhere: PlacesTaken = { byPlace: [], aloneFirst: 0 };
  return {
    weightings,
    leadersFirst,
    casinos: ranked.map(({ name, rank }, index) => ({ name, rank, ...(places[index] ?? nowhere) })),
  };
}

/** Robustness of the published order in sentences, favourable or not. */
export function robustnessInWords({ weightings, leadersFirst, casinos }: Robustness): string[] {
  const share = (times: number) => formatShareOf(times, weightings);
  const leaders = casinos.filter(({ rank }) => rank === 1);
  const others = casinos.slice(0, AMONG_FIRST).filter(({ rank }) => rank > 1);
  const first = leaders
    .slice(0, AMONG_FIRST)
    .map(
      (casino) =>
        `${casino.name} is first in ${share(amongFirst(casino, 1))} of all weightings, alone in ${share(casino.aloneFirst)}.`,
    );
  const behind = others.map(({ name, rank, ...taken }, index) => {
    const place = `${ORDINALS[rank - 1]}${others[index - 1]?.rank === rank ? ' as well' : ''}`;
    return `${name}, ${place}, in ${share(amongFirst(taken, AMONG_FIRST))}`;
  });
  const fewest = Math.min(...leaders.map((leader) => amongFirst(leader, 1)));
  const rivals = casinos
    .filter(({ rank, ...taken }) => rank > 1 && amongFirst(taken, 1) >= fewest)
    .slice(0, AMONG_FIRST);
  const isMostlyOther = leaders.length > 0 && leadersFirst * 2 < weightings;
  return [
    ...(leaders.length > AMONG_FIRST
      ? [`${leaders.length} casinos share our first place; these are ${AMONG_FIRST} of them.`]
      : []),
    ...first,
    ...(leaders.length > 1
      ? [`One of them is first in ${share(leadersFirst)} of all weightings.`]
      : []),
    ...rivals.map((rival) => `${rival.name} is first as often: in ${share(amongFirst(rival, 1))}.`),
    ...(behind.length > 0 ? [`Also among the first three: ${behind.join('; ')}.`] : []),
    ...(isMostlyOther ? ['In most weightings another casino is first.'] : []),
    ...(isMostlyOther || rivals.length > 0
      ? ['This first place depends heavily on the weights we chose.']
      : []),
  ];
}

/** Description of the grid, so that readers can repeat the count. */
export function gridInWords({ weightings }: Robustness, criteria: number): string {
  const step = formatPercent(100 / WEIGHT_STEPS);
  return `We counted every weighting in steps of ${step} in which each of the ${criteria} criteria has at least ${step}: ${formatCount(weightings)} of them, all counted. Each is ranked by our published rule. A shared place counts for every casino that shares it.`;
}

/** Rows of the table of all that was counted. */
export function robustnessRows({ weightings, casinos }: Robustness) {
  const share = (times: number) => formatShareOf(times, weightings);
  return casinos.map(({ name, rank, ...taken }) => {
    const isShared = casinos.filter((other) => other.rank === rank).length > 1;
    const { best, worst } = rangeOfPlaces(taken);
    return {
      name,
      rank: formatRank({ rank, isShared }),
      first: share(amongFirst(taken, 1)),
      alone: share(taken.aloneFirst),
      amongThree: share(amongFirst(taken, AMONG_FIRST)),
      range: best === worst ? String(best) : `${best} to ${worst}`,
    };
  });
}

/** Example: 41%; "under 1%" and "over 99%" where rounding would give none or all */
export function formatShareOf(times: number, total: number): string {
  const percent = Math.round((times / total) * 100);
  if (percent === 0 && times > 0) return 'under 1%';
  if (percent === 100 && times < total) return 'over 99%';
  return `${percent}%`;
}

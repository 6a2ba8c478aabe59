import { amongFirst } from '#domain/ratings/weightings.ts';
import type { Criterion } from '#domain/ratings/criterion.ts';
import type { Ranked } from '#domain/ratings/ranking.ts';
import { FOLDERS, pageHref } from '#domain/site/folders.ts';
import type { RatedCasino } from '../casinos/rated-casino.ts';
import {
  formatShareOf,
  gridInWords,
  type Robustness,
  robustnessInWords,
  robustnessRows,
  weighedVerdicts,
} from './robustness.ts';

type Weighed = {
  criteria: readonly { criterion: Criterion; weight: number }[];
  casinos: readonly Ranked<RatedCasino>[];
  robustness: Robustness;
  /** The page lists at most this many casinos, so that it does not grow with their number. */
  mostListed: number;
};

export function weightsToolView({ criteria, casinos, robustness, mostListed }: Weighed) {
  const { weightings } = robustness;
  const isCut = casinos.length > mostListed;
  return {
    weights: {
      criteria: criteria.map(({ criterion: { id, name }, weight }) => ({
        id,
        name,
        weight: Math.round(weight * 100),
      })),
      casinos: casinos.slice(0, mostListed).map(({ slug, name, rank, rating }, index) => {
        const { halves, rated } = weighedVerdicts(rating);
        const taken = robustness.casinos[index];
        return {
          slug,
          name,
          href: pageHref(FOLDERS.reviews, slug),
          rank,
          halves: halves.join(''),
          rated,
          firstIn: formatShareOf(taken === undefined ? 0 : amongFirst(taken, 1), weightings),
        };
      }),
    },
    sampleNote: casinos.some(({ entry }) => entry.data.sample)
      ? 'These casinos are invented sample data.'
      : null,
    cutNote: isCut
      ? `Of ${casinos.length} reviewed casinos the first ${mostListed} of the published order are ranked here; the figures below are counted among all of them.`
      : null,
    robust: {
      sentences: robustnessInWords(robustness),
      grid: gridInWords(robustness, criteria.length),
      rows: robustnessRows(robustness).slice(0, mostListed),
    },
  };
}

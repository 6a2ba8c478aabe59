import { LIST_SIZES } from '#domain/lists/list-sizes.ts';
import { amongFirst } from '#domain/ratings/weightings.ts';
import { WEIGHTED_CRITERIA } from '#domain/ratings/weights.ts';
import { FOLDERS, pageHref } from '#domain/site/folders.ts';
import { singlePage } from '#models/pages/page-kind.ts';
import {
  formatShareOf,
  gridInWords,
  robustnessInWords,
  robustnessOf,
  robustnessRows,
  weighedVerdicts,
} from '#models/ratings/robustness.ts';
import { reviewedCasinos } from '../casinos/casinos.ts';
import { lastChange } from '../content/last-change.ts';
import { oncePerBuild } from '../content/once-per-build.ts';
import { TOOL } from './tools.ts';

/** Order of the casinos by the reader's own weights, and the robustness of the published order. */
export const weightsTool = singlePage({
  address: '/tools/weights',
  ...TOOL,
  entry: async () => ({
    name: 'Your own weights',
    changedOn: await lastChange('casinos', 'bonuses'),
  }),
  view: weightsToolPage,
  head: () => ({
    title: 'Your own weights: rank the casinos your way',
    description:
      'Weigh the eight criteria of our casino ratings yourself and see the order follow. See how robust our own order is, over every weighting in steps of 5%.',
    keywords: [
      'own casino ranking',
      'casino rating weights',
      'rank robustness',
      'casino comparison by criteria',
    ],
  }),
});

/** Robustness of the published order. */
export const publishedRobustness = oncePerBuild(async () => robustnessOf(await reviewedCasinos()));

/** The page lists at most this many casinos, so that its size does not grow with their number. */
const MOST_LISTED = LIST_SIZES.weighedCasinos;

async function weightsToolPage() {
  const [casinos, robustness] = [await reviewedCasinos(), await publishedRobustness()];
  return {
    weights: {
      criteria: WEIGHTED_CRITERIA.map(({ criterion: { id, name }, weight }) => ({
        id,
        name,
        weight: Math.round(weight * 100),
      })),
      casinos: casinos.slice(0, MOST_LISTED).map(({ slug, name, rank, rating }, index) => {
        const { halves, rated } = weighedVerdicts(rating);
        const taken = robustness.casinos[index];
        const firstIn = taken === undefined ? 0 : amongFirst(taken, 1);
        return {
          slug,
          name,
          href: pageHref(FOLDERS.reviews, slug),
          rank,
          halves: halves.join(''),
          rated,
          firstIn: formatShareOf(firstIn, robustness.weightings),
        };
      }),
    },
    cutNote:
      casinos.length > MOST_LISTED
        ? `Of ${casinos.length} reviewed casinos the first ${MOST_LISTED} of the published order are ranked here; the figures below are counted among all of them.`
        : null,
    robust: {
      sentences: robustnessInWords(robustness),
      grid: gridInWords(robustness, WEIGHTED_CRITERIA.length),
      rows: robustnessRows(robustness).slice(0, MOST_LISTED),
    },
  };
}

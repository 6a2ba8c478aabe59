import { LIST_SIZES } from '#domain/lists/list-sizes.ts';
import { WEIGHTED_CRITERIA } from '#domain/ratings/weights.ts';
import { robustnessOf } from '#models/ratings/robustness.ts';
import { weightsToolView } from '#models/ratings/weights-tool-view.ts';
import { reviewedCasinos } from '../casinos/casinos.ts';
import { oncePerBuild } from '../content/once-per-build.ts';

/** How far the published order of the reviewed casinos hangs on the weights. */
export const publishedRobustness = oncePerBuild(async () => robustnessOf(await reviewedCasinos()));

/** The published weights and order, which the reader can move, and how robust that order is. */
export async function weightsToolPage() {
  const [casinos, robustness] = [await reviewedCasinos(), await publishedRobustness()];
  return weightsToolView({
    criteria: WEIGHTED_CRITERIA,
    casinos,
    robustness,
    mostListed: LIST_SIZES.weighedCasinos,
  });
}

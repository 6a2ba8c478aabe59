import { type Rankable, type Ranked, rankByScore } from './ranking.ts';
import { TOP_SCORE, toThousandths } from './score.ts';
import { totalOf } from './weight-shares.ts';
import type { WeighedVerdicts } from './weightings.ts';

/** Largest weight that a reader can set; the smallest is 0. Only proportions count. */
export const MOST_WEIGHT = 30;

/** Name of the weights in the address fragment: w=15-15-15-15-10-10-10-10 */
const WEIGHTS_NAME = 'w';

/**
 * Weights in a fragment, one for each criterion; `null` for a fragment of another kind, `bad` for weights that
 * cannot be read.
 */
export function parseWeights(fragment: string, criteria: number): readonly number[] | 'bad' | null {
  const [name, text, ...more] = fragment.split('=');
  if (name !== WEIGHTS_NAME) return null;
  if (text === undefined || more.length > 0 || !/^\d{1,2}(-\d{1,2})*$/.test(text)) return 'bad';
  const weights = text.split('-').map(Number);
  const isWhole = weights.length === criteria && weights.every((weight) => weight <= MOST_WEIGHT);
  return isWhole ? weights : 'bad';
}

/** The fragment that holds the weights; empty for the published ones. */
export function weightsFragment(weights: readonly number[], published: readonly number[]): string {
  const isPublished = weights.every((weight, index) => weight === published[index]);
  return isPublished ? '' : `${WEIGHTS_NAME}=${weights.join('-')}`;
}

/**
 * Ranks entries by a reader's weights, with the rule of the published order (`rankByScore`). Unknown facts earn
 * nothing, as in the published score. Throws if all weights are 0.
 */
export function rankByWeights<Entry extends WeighedVerdicts & { name: string }>(
  entries: readonly Entry[],
  weights: readonly number[],
): Ranked<Entry & Rankable>[] {
  const total = totalOf(weights);
  if (total === 0) throw new Error('Expected a weight above nothing, found none');
  return rankByScore(
    entries.map((entry) => {
      const halves = entry.halves.reduce((sum, half, at) => sum + half * (weights[at] ?? 0), 0);
      const score = toThousandths((TOP_SCORE * halves) / (2 * total));
      return { ...entry, rating: { score, coverage: { rated: entry.rated } } };
    }),
  );
}

import type { Rating } from './score.ts';

/** Criteria by how a casino meets them, the heaviest first. What is not known cannot be relied on. */
export type Fit = { met: string[]; inPart: string[]; notMet: string[] };

/** What a casino is good for, and whom it cannot serve, from the verdicts alone. */
export function fitOf({ breakdown }: Pick<Rating, 'breakdown'>): Fit {
  const byWeight = breakdown.toSorted((one, other) => other.weight - one.weight);
  const idsOf = (...verdicts: readonly string[]) =>
    byWeight.filter(({ verdict }) => verdicts.includes(verdict)).map(({ id }) => id);
  return { met: idsOf('pass'), inPart: idsOf('partial'), notMet: idsOf('fail', 'unrated') };
}

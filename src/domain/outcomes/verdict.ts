import type { Outcome } from './outcome-figures.ts';

/** What more than half of the players come to; `half` where no group of them is so large. */
export type Verdict = 'most-lose-all' | 'most-lose' | 'most-gain' | 'half';

/** The answer in one word, from the same chances as every count. Who leaves with just what was put in has not lost. */
export function verdictOf({ chances }: Pick<Outcome, 'chances'>): Verdict {
  const { loses, nothingAtRisk, less, above } = chances;
  const nothing = loses + nothingAtRisk;
  if (nothing > 0.5) return 'most-lose-all';
  if (nothing + less > 0.5) return 'most-lose';
  return above > 0.5 ? 'most-gain' : 'half';
}

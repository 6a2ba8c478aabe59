import type { Grade } from '#domain/facts/fact.ts';
import type { Verdict } from '#domain/ratings/criterion.ts';
import type { Weakness } from '#domain/ratings/weakness.ts';
import { startSentence } from './counted.ts';
import { numberFormat } from './locale.ts';

/** Score or points, never rounded further than they are stored: 4.75, 3.875, 4.00. */
export const formatPoints: (score: number) => string = numberFormat({
  minimumFractionDigits: 2,
  maximumFractionDigits: 3,
});

/** Example: No licence found, and 2.25 of 5. `null` without a weakness. */
export function formatWeakness(
  { hasNoLicence, hasLowScore }: Weakness,
  score: number,
): string | null {
  const reasons = [
    hasNoLicence && 'no license found',
    hasLowScore && `${formatPoints(score)} of 5`,
  ].filter(Boolean);
  return reasons.length === 0 ? null : startSentence(reasons.join(', and '));
}

/** Text of the badge that a casino earns by the published rule. */
export const RECOMMENDED = 'Recommended';

export const VERDICT_WORDS: Record<Verdict, string> = {
  pass: 'Pass',
  partial: 'Partial',
  fail: 'Fail',
  unrated: 'Not known',
};

/** Meaning of each grade of evidence, short and in full. */
export const GRADE_MEANINGS: Record<Grade, { short: string; full: string }> = {
  A: {
    short: 'own test',
    full: 'A test of our own, with its date, method and amount on record.',
  },
  B: {
    short: 'independent test',
    full: 'A test or audit by somebody who is neither the casino nor us.',
  },
  C: {
    short: 'official or on-chain record',
    full: 'A regulator’s register or a record on a public chain.',
  },
  D: {
    short: 'the casino’s own claim',
    full: 'What the casino itself says, on its pages or in its terms.',
  },
  E: {
    short: 'user reports',
    full: 'What players report, which may be mistaken or one-sided.',
  },
};

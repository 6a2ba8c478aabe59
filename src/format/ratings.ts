import type { Grade } from '#domain/facts/fact.ts';
import type { Verdict } from '#domain/ratings/criterion.ts';
import type { Rating } from '#domain/ratings/score.ts';
import { type CasinoVerdict, weaknessOf } from '#domain/ratings/verdict.ts';
import { startSentence } from './counted.ts';
import { numberFormat } from './locale.ts';

/** Score or points, never rounded further than they are stored: 4.75, 3.875, 4.00. */
export const formatPoints: (score: number) => string = numberFormat({
  minimumFractionDigits: 2,
  maximumFractionDigits: 3,
});

/** Score in lists: 4.4. The exact one stands on the receipt. */
export const formatScore: (score: number) => string = numberFormat({
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

/** Count of tests with our own money, printed as large as the score: 0 tests, 1 test. */
export const formatTests = (tests: number): string => `${tests} ${tests === 1 ? 'test' : 'tests'}`;

/** Place in an order: 3, or =1 where it is shared. */
export const formatRank = ({ rank, isShared }: { rank: number; isShared: boolean }): string =>
  `${isShared ? '=' : ''}${rank}`;

/** Warning before a link: Avoid: no license on a register, and 2.3 of 5. `null` without a reason for one. */
export function formatWeakness(rating: Rating, verdict: CasinoVerdict): string | null {
  const { hasNoLicense, hasLowScore } = weaknessOf(rating);
  const reasons = [
    hasNoLicense && 'no license on a register',
    hasLowScore && `${formatScore(rating.score)} of 5`,
  ].filter((reason) => reason !== false);
  if (reasons.length === 0) return null;
  const why = reasons.join(', and ');
  return verdict === 'avoid' ? `Avoid: ${why}` : startSentence(why);
}

export const VERDICT_WORDS: Record<Verdict, string> = {
  pass: 'Pass',
  partial: 'Partial',
  fail: 'Fail',
  unrated: 'Not known',
};

/** Grade printed beside a fact; `null` for the casino's own word, which is said once for all. */
export const shownGrade = (grade: string | null) => (grade === 'D' ? null : grade);

/** Meaning of each grade of evidence, short and in full. */
export const GRADE_MEANINGS: Record<Grade, { short: string; full: string }> = {
  A: {
    short: 'own test',
    full: 'Our own test, with its date, method and amount.',
  },
  B: {
    short: 'independent test',
    full: 'A test or audit by someone other than the casino or us.',
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

import type { Criterion } from './criterion.ts';
import { bonusTerms } from './criteria/bonus-terms.ts';
import { costsAndLimits } from './criteria/costs-and-limits.ts';
import { fairness } from './criteria/fairness.ts';
import { identityChecks } from './criteria/identity-checks.ts';
import { licence } from './criteria/licence.ts';
import { recourse } from './criteria/recourse.ts';
import { saferGambling } from './criteria/safer-gambling.ts';
import { withdrawals } from './criteria/withdrawals.ts';

/** The criteria and their weights, which sum to 1. */
export const WEIGHTED_CRITERIA: readonly { criterion: Criterion; weight: number }[] = [
  { criterion: licence, weight: 0.15 },
  { criterion: withdrawals, weight: 0.15 },
  { criterion: bonusTerms, weight: 0.15 },
  { criterion: saferGambling, weight: 0.15 },
  { criterion: recourse, weight: 0.1 },
  { criterion: identityChecks, weight: 0.1 },
  { criterion: fairness, weight: 0.1 },
  { criterion: costsAndLimits, weight: 0.1 },
];

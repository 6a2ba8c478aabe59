import type { BonusTerms } from '../bonuses/terms.ts';

type TermName = Exclude<keyof BonusTerms, 'reference'>;

/**
 * The terms that a plan is made of: those of an offer on file, or those that a reader typed. A term has its
 * value; `null` is one that is not stated. `reference` has the largest bonus or credit that the offer pays, and
 * the deposit that it takes.
 */
export type PlanTerms = {
  [Name in TermName]: Pick<NonNullable<BonusTerms[Name]>, 'value'> | null;
} & { reference: Pick<BonusTerms['reference'], 'bonus' | 'deposit'> };

import type { BonusTerms } from '../bonuses/terms.ts';

type TermName = Exclude<keyof BonusTerms, 'reference'>;

/**
 * Terms of a plan, from an offer on file or typed by a reader. `null` is a term that is not stated. `reference`
 * has the largest bonus or credit of the offer, and its deposit.
 */
export type PlanTerms = {
  [Name in TermName]: Pick<NonNullable<BonusTerms[Name]>, 'value'> | null;
} & { reference: Pick<BonusTerms['reference'], 'bonus' | 'deposit'> };

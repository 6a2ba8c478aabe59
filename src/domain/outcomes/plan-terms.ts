import type { BonusTerms, MainTerm } from '../bonuses/terms.ts';

type Value<Name extends Exclude<keyof BonusTerms, 'reference'>> = Pick<
  NonNullable<BonusTerms[Name]>,
  'value'
>;
type FurtherTerm = Exclude<keyof BonusTerms, MainTerm | 'reference'>;

/**
 * Terms of a plan, from an offer on file or typed by a reader. `null` is a term that is not stated. `reference`
 * has the largest bonus or credit of the offer, and its deposit.
 */
export type PlanTerms = { [Name in MainTerm]: Value<Name> | null } & {
  [Name in FurtherTerm]?: Value<Name> | null | undefined;
} & { reference: Pick<BonusTerms['reference'], 'bonus' | 'deposit' | 'spins'> };

import type { Fact } from '../facts/fact.ts';
import type { Money } from '../money/money.ts';
import type { OfferTerms, WageringBase } from '../terms/offer-terms.ts';

export const BONUS_KINDS = [
  'no-deposit',
  'free-spins',
  'cashback',
  'reload',
  'high-roller',
  'welcome',
] as const;
export type BonusKind = (typeof BONUS_KINDS)[number];

/**
 * Kinds with a page on every site, in the order of the links to them; the first answers for an unknown address.
 * Welcome packages have none: they are compared on the page of all bonuses. Owners can add categories.
 */
export const BONUS_CATEGORIES = [
  'no-deposit',
  'free-spins',
  'cashback',
  'reload',
  'high-roller',
] as const satisfies readonly BonusKind[];

/** Amount in the offer's currency, its value in dollars, and the day and source of the exchange rate. */
export type Stake = { amount: Money; dollars: Money; day: string; source: string };

/** Amount that the multiple applies to, in minor units; for `winnings`, `bonusMinor` is what the spins have won. */
export function wageredMinor(base: WageringBase, bonusMinor: number, depositMinor: number): number {
  const ofDeposit = base === 'deposit' || base === 'deposit-and-bonus' ? depositMinor : 0;
  return ofDeposit + (base === 'deposit' ? 0 : bonusMinor);
}

/** Clauses that every offer on file states or leaves open. */
export type MainTerm =
  | 'matchPercent'
  | 'cap'
  | 'minDeposit'
  | 'wagering'
  | 'contribution'
  | 'maxBet'
  | 'maxCashOut'
  | 'expiryDays'
  | 'stickiness';

/** Each clause of a grammar with its receipt. */
type Sourced<Name extends keyof OfferTerms> = Fact<NonNullable<OfferTerms[Name]>>;

/**
 * Terms of one offer on file: the clauses of `OfferTerms`, each with its source. `null` is a term that the casino
 * does not state.
 * `reference` is no term but the case that pages work through: the largest bonus the offer pays, and the deposit for
 * it. The game is the same yardstick for every offer (`domain/outcomes`).
 */
export type BonusTerms = { [Name in MainTerm]: Sourced<Name> } & {
  [Name in Exclude<keyof OfferTerms, MainTerm>]?: Sourced<Name> | undefined;
} & {
  reference: {
    bonus: Money;
    /** Deposit that earns that bonus; zero for an offer without a deposit. */
    deposit: Money;
    spins?: { count: number; value: Money } | undefined;
    /** The terms give no size: see `workedCase`. */
    isExample?: boolean | undefined;
    /** The yardstick's deposit, for an offer in another currency than dollars: see `withStake`. */
    stake?: Stake | undefined;
  };
};

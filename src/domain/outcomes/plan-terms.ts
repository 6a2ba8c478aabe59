import type { Contribution, Wagering } from '../bonuses/terms.ts';
import type { Money } from '../money/money.ts';

/** A term with its value; `null` where it is not stated. */
type Stated<Value> = { value: Value } | null;

/** The terms that a plan is made of: those of an offer on file, or those that a reader typed. */
export type PlanTerms = {
  matchPercent: Stated<number>;
  cap: Stated<Money>;
  minDeposit: Stated<Money | 'none'>;
  wagering: Stated<Wagering>;
  contribution: Stated<Contribution>;
  maxBet: Stated<Money | 'no-cap'>;
  maxCashOut: Stated<Money | 'no-cap'>;
  expiryDays: Stated<number | 'never'>;
  stickiness: Stated<'cashable' | 'sticky'>;
  /** The largest bonus or credit that the offer pays, and the deposit that it takes. */
  reference: { bonus: Money; deposit: Money };
};

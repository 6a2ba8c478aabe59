import { type Money, multiplyMoney, subtractMoney } from '../money/money.ts';
import type { BonusTerms } from './terms.ts';

export type LossRefund = {
  /** Net loss that earns the refund. */
  loss: Money;
  refundPercent: number;
  refund: Money;
  /** Loss minus refund: what is gone for good. */
  stillLost: Money;
  /** House edge of the reference game. */
  edgeFraction: number;
  /** Edge that is left in the long run, once losses and winnings have netted out: e × (1 − r). */
  longRunEdgeFraction: number;
};

/**
 * The reference case of a cashback on net losses; `null` for any other offer, a rakeback on bets
 * among them. It is one if the match of the reference deposit, read as the loss, is the bonus.
 * Source: facts on bonus maths, "Cashback on net losses at rate r, paid as cash, per period".
 */
export function lossRefund({ matchPercent, reference }: BonusTerms): LossRefund | null {
  if (matchPercent === null) return null;
  const { bonus: refund, deposit: loss, edgeFraction } = reference;
  const refundFraction = matchPercent.value / 100;
  if (multiplyMoney(loss, refundFraction).minorUnits !== refund.minorUnits) return null;
  return {
    loss,
    refundPercent: matchPercent.value,
    refund,
    stillLost: subtractMoney(loss, refund),
    edgeFraction,
    longRunEdgeFraction: edgeFraction * (1 - refundFraction),
  };
}

import { type Money, multiplyMoney, subtractMoney } from '../money/money.ts';
import type { BonusKind, BonusTerms } from './terms.ts';

export type LossRefund = {
  /** Net loss that earns the refund. */
  loss: Money;
  refundPercent: number;
  refund: Money;
  /** Loss minus refund. */
  stillLost: Money;
};

/**
 * Reference case of a cashback on net losses; `null` for any other offer. A rakeback, a share of bets, also is of
 * the kind `cashback`: its reference bonus is not its rate times the deposit.
 * Source: facts on bonus maths, "Cashback on net losses at rate r, paid as cash, per period".
 */
export function lossRefund(
  kind: BonusKind,
  { matchPercent, reference }: Pick<BonusTerms, 'matchPercent' | 'reference'>,
): LossRefund | null {
  if (kind !== 'cashback' || matchPercent === null || reference.isExample) return null;
  const { bonus: refund, deposit: loss } = reference;
  const refundFraction = matchPercent.value / 100;
  if (multiplyMoney(loss, refundFraction).minorUnits !== refund.minorUnits) return null;
  return {
    loss,
    refundPercent: matchPercent.value,
    refund,
    stillLost: subtractMoney(loss, refund),
  };
}

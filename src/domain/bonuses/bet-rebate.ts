import { type Money, multiplyMoney, subtractMoney } from '../money/money.ts';
import type { BonusTerms } from './terms.ts';

export type BetRebate = {
  /** Bets that earn the rebate. */
  turnover: Money;
  rebatePercent: number;
  rebate: Money;
  /** Share of those bets that the house keeps on average: turnover × edge. */
  averageCost: Money;
  /** Rebate minus average cost; below zero as long as the rate is smaller than the edge. */
  net: Money;
  /** House edge of the reference game. */
  edgeFraction: number;
};

/**
 * The reference case of a rakeback that gives back a share of every bet; `null` where the share is
 * not stated. Only for an offer of the kind `cashback` that is no refund of losses (`lossRefund`);
 * a rate that is a share of the house edge instead has to be multiplied by the edge beforehand.
 * turnover = rebate ÷ rate; average cost = turnover × house edge.
 * Source: facts on bonus maths, "Cashback paid on turnover (rakeback)": what is left of the edge e is
 * e × (1 − q), where q, the share of the edge given back, is the rate divided by e.
 */
export function betRebate({ matchPercent, reference }: BonusTerms): BetRebate | null {
  if (matchPercent === null) return null;
  const { bonus: rebate, edgeFraction } = reference;
  const turnover = multiplyMoney(rebate, 100 / matchPercent.value);
  const averageCost = multiplyMoney(turnover, edgeFraction);
  return {
    turnover,
    rebatePercent: matchPercent.value,
    rebate,
    averageCost,
    net: subtractMoney(rebate, averageCost),
    edgeFraction,
  };
}

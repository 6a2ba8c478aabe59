import type { GameKind } from '../casinos/facts.ts';
import { type Money, multiplyMoney, subtractMoney } from '../money/money.ts';
import { edgeFractionOf } from '../outcomes/pay-table.ts';
import { yardstickFor } from '../outcomes/yardstick-games.ts';
import type { BonusTerms } from './terms.ts';

export type BetRebate = {
  /** Bets that earn the rebate. */
  turnover: Money;
  rebatePercent: number;
  rebate: Money;
  /** Share of those bets that the house keeps on average: turnover × edge. */
  averageCost: Money;
  /** Average cost minus rebate: what those bets still cost; above zero while the rate is below the edge. */
  stillLost: Money;
  game: { kind: GameKind; edgeFraction: number };
};

/**
 * The reference case of a rakeback that gives back a share of every bet; `null` where the share is
 * not stated, or no game against the house is known to count. Only for an offer of the kind `cashback` that is no refund of losses (`lossRefund`);
 * a rate that is a share of the house edge instead has to be multiplied by the edge beforehand.
 * turnover = rebate ÷ rate; average cost = turnover × house edge.
 * Source: facts on bonus maths, "Cashback paid on turnover (rakeback)": what is left of the edge e is
 * e × (1 − q), where q, the share of the edge given back, is the rate divided by e.
 */
export function betRebate({ matchPercent, contribution, reference }: BonusTerms): BetRebate | null {
  const game = yardstickFor(contribution?.value ?? null);
  if (matchPercent === null || game === null) return null;
  const { bonus: rebate } = reference;
  const edgeFraction = edgeFractionOf(game.table);
  const turnover = multiplyMoney(rebate, 100 / matchPercent.value);
  const averageCost = multiplyMoney(turnover, edgeFraction);
  return {
    turnover,
    rebatePercent: matchPercent.value,
    rebate,
    averageCost,
    stillLost: subtractMoney(averageCost, rebate),
    game: { kind: game.kind, edgeFraction },
  };
}

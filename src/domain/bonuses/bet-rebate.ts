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
  /** Average take of the house on those bets: turnover × edge. */
  averageCost: Money;
  /** Average cost minus rebate; above zero while the rebate rate is below the edge. */
  stillLost: Money;
  game: { kind: GameKind; edgeFraction: number };
};

/**
 * Reference case of a rakeback that pays back a share of every bet, for an offer of the kind `cashback` that is
 * no refund of losses (`lossRefund`). `null` where the rate is not stated, or no game against the house is known
 * to count. A rate stated as a share of the house edge has to be multiplied by the edge beforehand.
 * turnover = rebate ÷ rate; average cost = turnover × house edge.
 * Source: facts on bonus maths, "Cashback paid on turnover (rakeback)": of the edge e, e × (1 − q) is left, where
 * q, the share of the edge paid back, is the rate divided by e.
 */
export function betRebate({ matchPercent, contribution, reference }: BonusTerms): BetRebate | null {
  const game = yardstickFor(contribution?.value ?? null);
  if (matchPercent === null || game === null || reference.isExample) return null;
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

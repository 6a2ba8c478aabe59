import { type Money, multiplyMoney, subtractMoney } from '../money/money.ts';
import type { BonusTerms, WageringBase } from './terms.ts';

export type ClearingCost = {
  /** Bets that must be placed, contribution of the reference game included. */
  turnover: Money;
  /** Share of those bets that the house keeps on average: turnover × edge. */
  averageCost: Money;
  /** Bonus minus average cost; below zero the offer costs more than it gives. */
  net: Money;
  /** Average cost divided by the bonus: 1 means that clearing eats the whole bonus. */
  costShare: number;
};

export type ClearingCostResult =
  | { ok: true; cost: ClearingCost }
  | { ok: false; reason: 'wagering-not-stated' | 'contribution-not-stated' | 'game-excluded' };

/**
 * What completing the wagering of an offer's reference case costs on average.
 *
 * turnover = multiple × base ÷ contribution; average cost = turnover × house edge. It is the cost of
 * *completing* the wagering: a player who runs out of money stops betting, so the average loss is
 * smaller (optional stopping: E[final] = start − edge × E[turnover made]).
 * Base `winnings` takes the reference bonus as the winnings to be wagered.
 * Source: facts on bonus maths, "Turnover" and "Expected cost (upper bound)".
 */
export function clearingCost(terms: BonusTerms): ClearingCostResult {
  const { bonus, game, edgeFraction } = terms.reference;
  if (terms.wagering === null) return { ok: false, reason: 'wagering-not-stated' };
  const { multiple, base } = terms.wagering.value;
  if (multiple === 0) return { ok: true, cost: costOf({ ...bonus, minorUnits: 0 }, terms) };

  const contributionPercent = terms.contribution?.value[game];
  if (contributionPercent === undefined) return { ok: false, reason: 'contribution-not-stated' };
  if (contributionPercent === 0) return { ok: false, reason: 'game-excluded' };

  const turnover = multiplyMoney(wageringBase(terms, base), (multiple * 100) / contributionPercent);
  return { ok: true, cost: costOf(turnover, terms, edgeFraction) };
}

/** The amount that the wagering multiple of an offer's reference case is applied to. */
export function wageringBase({ reference }: BonusTerms, base: WageringBase): Money {
  const { bonus, deposit } = reference;
  return base === 'deposit-and-bonus'
    ? { ...bonus, minorUnits: bonus.minorUnits + deposit.minorUnits }
    : bonus;
}

/**
 * The fewest bets that can complete the wagering, as if every bet counted in full: all that can be
 * said of an offer that does not state which games count. `null` where the wagering is not stated.
 */
export function leastTurnover(terms: BonusTerms): Money | null {
  if (terms.wagering === null) return null;
  const { multiple, base } = terms.wagering.value;
  return multiplyMoney(wageringBase(terms, base), multiple);
}

function costOf(turnover: Money, terms: BonusTerms, edgeFraction = 0): ClearingCost {
  const { bonus } = terms.reference;
  const averageCost = multiplyMoney(turnover, edgeFraction);
  return {
    turnover,
    averageCost,
    net: subtractMoney(bonus, averageCost),
    costShare: bonus.minorUnits === 0 ? 0 : averageCost.minorUnits / bonus.minorUnits,
  };
}

import type { GameKind } from '../casinos/facts.ts';
import { type Money, multiplyMoney } from '../money/money.ts';
import { edgeFractionOf } from '../outcomes/pay-table.ts';
import { plannedTurnoverMinor } from '../outcomes/plan.ts';
import type { PlanTerms } from '../outcomes/plan-terms.ts';
import { spinsPlan } from '../outcomes/wagering-plans.ts';
import { yardstickCase } from '../outcomes/yardstick-case.ts';
import { yardstickFor } from '../outcomes/yardstick-games.ts';
import { type BonusTerms, wageredMinor, type WageringBase } from './terms.ts';

export type ClearingCost = {
  /** Bets that must be placed, contribution of the yardstick game included. */
  turnover: Money;
  /** The straight sum, turnover × edge: what the house keeps on average if every bet is made. */
  averageCost: Money;
  /** What spins win on average, where the wagering is a multiple of it; `null` for any other. */
  winnings: Money | null;
  /** The game that the bets are made on; `null` where none have to be. */
  game: { kind: GameKind; edgeFraction: number } | null;
};

export type ClearingCostResult =
  | { ok: true; cost: ClearingCost }
  | {
      ok: false;
      reason: 'wagering-not-stated' | 'contribution-not-stated' | 'game-excluded' | 'no-house-game';
    };

/**
 * The straight sum of an offer's reference case: what the bets that its wagering asks for cost on
 * average if every one of them is made, on the yardstick game.
 *
 * turnover = multiple × base ÷ contribution; average cost = turnover × house edge. It is no expected
 * loss: a player who runs out of money stops betting (optional stopping: E[final] = start − edge ×
 * E[turnover made]), and whoever makes every bet has been lucky. `outcomeOf` says what really comes out.
 * `game-excluded`: no game counts at all. `no-house-game`: none against the house does, only poker.
 * Base `winnings`: what the spins win on average, in the bets of the plan that is played; the reference
 * bonus where no spins are given.
 * Source: facts on bonus maths, "Turnover" and "Expected cost (upper bound)".
 */
export function clearingCost(terms: BonusTerms): ClearingCostResult {
  const { bonus } = terms.reference;
  if (terms.wagering === null) return { ok: false, reason: 'wagering-not-stated' };
  const { multiple, base } = terms.wagering.value;
  if (multiple === 0) {
    const nothing = { ...bonus, minorUnits: 0 };
    return {
      ok: true,
      cost: { turnover: nothing, averageCost: nothing, game: null, winnings: null },
    };
  }
  if (terms.contribution === null) return { ok: false, reason: 'contribution-not-stated' };
  if (Object.values(terms.contribution.value).every((percent) => percent === 0)) {
    return { ok: false, reason: 'game-excluded' };
  }
  const game = yardstickFor(terms.contribution.value);
  const countedPercent = game === null ? undefined : terms.contribution.value[game.kind];
  if (game === null || countedPercent === undefined) return { ok: false, reason: 'no-house-game' };

  const won = base === 'winnings' ? averageWinnings(terms) : null;
  const turnover =
    won?.turnover ?? multiplyMoney(wageringBase(terms, base), (multiple * 100) / countedPercent);
  const edgeFraction = edgeFractionOf(game.table);
  const averageCost = multiplyMoney(turnover, edgeFraction);
  return {
    ok: true,
    cost: {
      ...{ turnover, averageCost, game: { kind: game.kind, edgeFraction } },
      winnings: base === 'winnings' ? (won?.winnings ?? bonus) : null,
    },
  };
}

/** What spins win and ask for on average, from the very plan that players are played through. */
function averageWinnings(terms: BonusTerms): { winnings: Money; turnover: Money } | null {
  const offer = yardstickCase(terms);
  const result = offer && spinsPlan(terms, offer);
  if (result?.ok !== true) return null;
  const won = result.plan.starts.reduce((sum, one) => sum + one.chance * one.balanceMinor, 0);
  const amount = (sum: number) => ({ ...terms.reference.bonus, minorUnits: Math.round(sum) });
  return { winnings: amount(won), turnover: amount(plannedTurnoverMinor(result.plan)) };
}

/** The amount that the wagering multiple of an offer's reference case is applied to. */
export function wageringBase(
  { reference }: Pick<PlanTerms, 'reference'>,
  base: WageringBase,
): Money {
  const { bonus, deposit } = reference;
  return { ...bonus, minorUnits: wageredMinor(base, bonus.minorUnits, deposit.minorUnits) };
}

/**
 * The fewest bets that can complete the wagering, as if every bet counted in full: all that can be
 * said of an offer that does not state which games count. `null` where the wagering is not stated, or is on
 * winnings, which may be none.
 */
export function leastTurnover(terms: Pick<PlanTerms, 'wagering' | 'reference'>): Money | null {
  if (terms.wagering === null || terms.wagering.value.base === 'winnings') return null;
  const { multiple, base } = terms.wagering.value;
  return multiplyMoney(wageringBase(terms, base), multiple);
}

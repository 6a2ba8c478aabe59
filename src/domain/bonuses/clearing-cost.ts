import type { GameKind } from '../casinos/facts.ts';
import { type Money, multiplyMoney } from '../money/money.ts';
import { edgeFractionOf } from '../outcomes/pay-table.ts';
import { plannedTurnoverMinor } from '../outcomes/plan.ts';
import { spinsPlan } from '../outcomes/wagering-plans.ts';
import { yardstickCase } from '../outcomes/yardstick-case.ts';
import { yardstickFor } from '../outcomes/yardstick-games.ts';
import type { WageringBase } from '../terms/offer-terms.ts';
import { statedTerms } from './stated-terms.ts';
import { type BonusTerms, wageredMinor } from './terms.ts';

export type ClearingCost = {
  /** Bets that must be placed, contribution of the yardstick game included. */
  turnover: Money;
  /** Turnover × edge: the house's average take if every bet is made. */
  averageCost: Money;
  /** Average winnings of the spins, where the wagering is a multiple of them; `null` for any other base. */
  winnings: Money | null;
  /** Yardstick game of the bets; `null` where no bets have to be made. */
  game: { kind: GameKind; edgeFraction: number } | null;
};

export type ClearingCostResult =
  | { ok: true; cost: ClearingCost }
  | {
      ok: false;
      reason:
        | 'size-not-stated'
        | 'wagering-not-stated'
        | 'contribution-not-stated'
        | 'game-excluded'
        | 'no-house-game';
    };

/**
 * Average cost of an offer's wagering in its reference case, if every bet is made, on the yardstick game.
 *
 * turnover = multiple × base ÷ contribution; average cost = turnover × house edge. This is not the expected loss:
 * a player who runs out of money stops betting (optional stopping: E[final] = start − edge × E[turnover made]).
 * `outcomeOf` plays the offer through and gives the expected result.
 * `game-excluded`: no game counts at all. `no-house-game`: only poker counts, which has no house edge.
 * Base `winnings`: average winnings of the spins, bet as the simulated plan bets them; the reference bonus where
 * no spins are given.
 * Source: facts on bonus maths, "Turnover" and "Expected cost (upper bound)".
 */
export function clearingCost(terms: BonusTerms): ClearingCostResult {
  const { bonus, isExample } = terms.reference;
  if (isExample === true) return { ok: false, reason: 'size-not-stated' };
  if (terms.wagering === null) return { ok: false, reason: 'wagering-not-stated' };
  const { multiple, base } = terms.wagering.value;
  if (multiple === undefined || base === undefined) {
    return { ok: false, reason: 'wagering-not-stated' };
  }
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
    won?.turnover ??
    multiplyMoney(wageringBase(terms.reference, base), (multiple * 100) / countedPercent);
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

/** Average winnings and turnover of the spins, from the plan that is simulated for the outcome. */
function averageWinnings(terms: BonusTerms): { winnings: Money; turnover: Money } | null {
  const offer = yardstickCase(terms);
  const result = offer && spinsPlan(statedTerms(terms), offer);
  if (result?.ok !== true) return null;
  const won = result.plan.starts.reduce((sum, one) => sum + one.chance * one.balanceMinor, 0);
  const amount = (sum: number) => ({ ...terms.reference.bonus, minorUnits: Math.round(sum) });
  return { winnings: amount(won), turnover: amount(plannedTurnoverMinor(result.plan)) };
}

/** The amount that the wagering multiple is applied to, for so large a bonus and deposit. */
export function wageringBase(
  { bonus, deposit }: { bonus: Money; deposit: Money },
  base: WageringBase,
): Money {
  return { ...bonus, minorUnits: wageredMinor(base, bonus.minorUnits, deposit.minorUnits) };
}

/**
 * Lower bound of the turnover, as if every bet counted in full: for offers that do not state which games count.
 * `null` where the wagering is not stated, or is a multiple of winnings, which may be zero.
 */
export function leastTurnover(terms: Pick<BonusTerms, 'wagering' | 'reference'>): Money | null {
  const { multiple, base } = terms.wagering?.value ?? {};
  if (multiple === undefined || base === undefined || base === 'winnings') return null;
  if (terms.reference.isExample === true) return null;
  return multiplyMoney(wageringBase(terms.reference, base), multiple);
}
